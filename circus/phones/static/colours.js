// Colours in a browser that darkens pages by itself, as Chrome on Android does ("dark theme for sites"). It inverts
// SVG pictures and words, so that cards cannot be read; PNG pictures and canvases keep their colours.

const PICTURE_PX = 720; // longest side: enough for a board on a sharp phone, 1.5 MB for a card

let known = null;

// Whether this browser darkens the page: its light canvas is not white then.
export function isDarkened() {
  if (known === null) {
    const probe = document.createElement("div");
    probe.style.setProperty("color-scheme", "light");
    probe.style.setProperty("background-color", "canvas");
    document.body.append(probe);
    const colour = getComputedStyle(probe).backgroundColor;
    probe.remove();
    known = CSS.supports("color-scheme", "light") && colour !== "rgb(255, 255, 255)";
  }
  return known;
}

const painted = new Map(); // the address of a PNG by that of its SVG

// Set the picture of an image; a darkened page gets it as a PNG, which comes a moment later.
export async function setSource(image, source) {
  image.dataset.source = source;
  if (!painted.has(source)) painted.set(source, paint(source));
  const address = await painted.get(source);
  if (image.dataset.source === source && image.getAttribute("src") !== address) image.setAttribute("src", address);
}

// The address of a PNG of an SVG; of the SVG itself if it cannot be painted.
async function paint(source) {
  const picture = new Image();
  picture.src = source;
  try {
    await picture.decode();
  } catch {
    painted.delete(source);
    return source;
  }
  const scale = PICTURE_PX / Math.max(picture.naturalWidth, picture.naturalHeight);
  const sheet = document.createElement("canvas");
  sheet.width = Math.round(picture.naturalWidth * scale);
  sheet.height = Math.round(picture.naturalHeight * scale);
  sheet.getContext("2d").drawImage(picture, 0, 0, sheet.width, sheet.height);
  const file = await new Promise((done) => sheet.toBlob(done, "image/png"));
  return file ? URL.createObjectURL(file) : source;
}

// Words over a picture as a canvas: each mark is text, x, y, size, width, colour and outline, in shares of the height.
export function paintedMarks(marks, ratio) {
  const sheet = document.createElement("canvas");
  sheet.className = "marks";
  sheet.setAttribute("aria-hidden", "true");
  sheet.height = PICTURE_PX;
  sheet.width = Math.round(PICTURE_PX * ratio);
  const family = getComputedStyle(document.documentElement).getPropertyValue("--display");
  const draw = () => drawMarks(sheet, marks, family);
  draw();
  document.fonts.load(`20px ${family}`).then(draw, () => {});
  return sheet;
}

function drawMarks(sheet, marks, family) {
  const pen = sheet.getContext("2d");
  pen.clearRect(0, 0, sheet.width, sheet.height);
  pen.textAlign = "center";
  pen.lineJoin = "round";
  const unit = sheet.height;
  for (const [words, x, y, size, room, colour, edge] of marks) {
    pen.font = `${size * unit}px ${family}`;
    const place = [words, x * unit, (y + size * 0.35) * unit, room * unit];
    pen.fillStyle = colour;
    pen.strokeStyle = edge || colour;
    pen.lineWidth = size * 0.16 * unit;
    if (edge) pen.strokeText(...place);
    pen.fillText(...place);
  }
}
