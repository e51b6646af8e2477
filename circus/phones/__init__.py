"""Phones as private hands: the screen shows the table, and each person's cards are on a phone.

`PhoneTable` joins phones with the host of a game in the main loop. `PhoneServer` serves their page and their
websockets in a separate thread. They share the mailboxes of an `Exchange` only.
"""

from circus.phones.addresses import LOOPBACK, lan_addresses
from circus.phones.exchange import Exchange
from circus.phones.faults import PhonesError
from circus.phones.moment import Describer, Moment
from circus.phones.seating import GRACE_MS
from circus.phones.server import PORT, PhoneServer
from circus.phones.table import PhoneSeat, PhoneTable

__all__ = [
    "GRACE_MS",
    "LOOPBACK",
    "PORT",
    "Describer",
    "Exchange",
    "Moment",
    "PhoneSeat",
    "PhoneServer",
    "PhoneTable",
    "PhonesError",
    "lan_addresses",
]
