"""The wire between simulated hosts: a tun device for each, and every packet delayed or dropped on its way.

Usage: wire.py DEVICE=LAST-BYTE-OF-ADDRESS ... A line "DELAY_MS LOSS_SHARE" on standard input sets what holds from then
on, and is answered by a line of JSON about the time before: packets, dropped, late_us (sum over delayed ones), worst_us.
"""
from collections import deque
import fcntl
import json
import os
import random
import select
import struct
import sys
import time

# source: linux/if_tun.h
TUNSETIFF = 0x400454CA
IFF_TUN, IFF_NO_PI = 0x0001, 0x1000
LARGEST = 2048
AT_ONCE = 64
# of an IPv4 header. Source: RFC 791
LAST_BYTE_OF_DESTINATION = 19


def open_device(name):
    device = os.open("/dev/net/tun", os.O_RDWR | os.O_NONBLOCK)
    fcntl.ioctl(device, TUNSETIFF, struct.pack("16sH22x", name.encode(), IFF_TUN | IFF_NO_PI))
    return device


def new_counts():
    return {"packets": 0, "dropped": 0, "late_us": 0, "worst_us": 0}


def main(words):
    ends = {}
    for word in words:
        name, last = word.split("=")
        ends[int(last)] = open_device(name)
    # a wire does not wait for a core because its hosts are busy
    os.nice(-15)
    print("open", flush=True)
    devices = list(ends.values())
    way = deque()
    counts = new_counts()
    delay, loss = 0.0, 0.0
    now, chance = time.monotonic, random.random
    while True:
        while way and way[0][0] <= now():
            due, end, packet = way.popleft()
            late = int((now() - due) * 1e6)
            counts["late_us"] += late
            counts["worst_us"] = max(counts["worst_us"], late)
            os.write(end, packet)
        timeout = max(0.0, way[0][0] - now()) if way else None
        for ready in select.select([0, *devices], [], [], timeout)[0]:
            if ready == 0:
                line = sys.stdin.buffer.readline()
                if not line:
                    return
                delay, loss = (float(word) for word in line.split())
                delay /= 1000
                print(json.dumps(counts), flush=True)
                counts = new_counts()
                continue
            for _ in range(AT_ONCE):
                try:
                    packet = os.read(ready, LARGEST)
                except BlockingIOError:
                    break
                # the system's own IPv6 packets go nowhere
                if packet[0] >> 4 != 4:
                    continue
                end = ends.get(packet[LAST_BYTE_OF_DESTINATION])
                if end is None:
                    continue
                counts["packets"] += 1
                if loss and chance() < loss:
                    counts["dropped"] += 1
                elif delay:
                    way.append((now() + delay, end, packet))
                else:
                    os.write(end, packet)


main(sys.argv[1:])
