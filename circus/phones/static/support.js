// Check for browsers that are too old for the page. A plain script in ECMAScript 5, which every browser can run:
// such a browser may be unable to load the modules. docs/phones.md states the oldest browsers.

(function () {
  "use strict";

  // Chrome 90 has the selector :is(), Safari 15.4 and Firefox 98 have dialogs; newer features must have a fallback.
  function isSupported() {
    return (
      "noModule" in document.createElement("script") &&
      typeof window.HTMLDialogElement === "function" &&
      Boolean(window.CSS && CSS.supports && CSS.supports("selector(:is(a))"))
    );
  }

  // The sentence in each language: what was chosen on this phone is unknown.
  function showSentences(words) {
    var notice = document.getElementById("too-old");
    for (var language in words) {
      var line = document.createElement("p");
      line.lang = language;
      line.textContent = words[language]["too-old"];
      notice.appendChild(line);
    }
    notice.hidden = false;
  }

  if (isSupported()) return;
  var request = new XMLHttpRequest();
  request.onload = function () {
    showSentences(JSON.parse(request.responseText));
  };
  request.open("GET", "/words.json");
  request.send();
})();
