"""The server's refusals of other pages and invalid messages, and its speed for its own page."""

import base64
import json
import os
import socket
import struct
import time
import urllib.parse

import pytest


def address(url):
    parts = urllib.parse.urlsplit(url)
    return parts.hostname, parts.port


class Client:
    """A raw WebSocket, because a browser's WebSocket can't send invalid data."""

    def __init__(self, url, origin=None, host=None):
        name, port = address(url)
        self.socket = socket.create_connection((name, port), timeout=30)
        # Without this, each small frame waits for the acknowledgment of the previous one.
        self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        lines = [
            "GET /socket HTTP/1.1", f"Host: {host or f'{name}:{port}'}", "Upgrade: websocket", "Connection: Upgrade",
            "Sec-WebSocket-Version: 13", f"Sec-WebSocket-Key: {base64.b64encode(os.urandom(16)).decode()}",
        ]
        if origin:
            lines.append(f"Origin: {origin}")
        self.socket.sendall(("\r\n".join(lines) + "\r\n\r\n").encode())
        self.buffer = b""
        while b"\r\n\r\n" not in self.buffer:
            self.buffer += self.socket.recv(4096)
        head, self.buffer = self.buffer.split(b"\r\n\r\n", 1)
        self.status = int(head.split()[1])

    def send(self, payload, opcode=1):
        data = payload.encode() if isinstance(payload, str) else payload
        size = len(data)
        length = bytes([0x80 | size]) if size < 126 else (
            b"\xfe" + struct.pack(">H", size) if size < 65536 else b"\xff" + struct.pack(">Q", size))
        # A mask of zeros is valid.
        self.socket.sendall(bytes([0x80 | opcode]) + length + bytes(4) + data)

    def receive(self):
        """Receives the next frame's opcode and payload."""
        opcode, size = self._take(2)
        if size == 126:
            size, = struct.unpack(">H", self._take(2))
        elif size == 127:
            size, = struct.unpack(">Q", self._take(8))
        return opcode & 15, self._take(size)

    def ask(self, message):
        self.send(message if isinstance(message, str) else json.dumps(message))
        return json.loads(self.receive()[1])

    def _take(self, count):
        while len(self.buffer) < count:
            data = self.socket.recv(65536)
            assert data, "the connection was closed"
            self.buffer += data
        data, self.buffer = self.buffer[:count], self.buffer[count:]
        return data

    def close(self):
        self.socket.close()


def opened(url):
    """A connection of the page, as soon as the server has noticed that enough others are closed."""
    end = time.monotonic() + 60
    while True:
        client = Client(url, origin=url.rstrip("/"))
        if client.status == 101:
            return client
        client.close()
        assert client.status == 503
        assert time.monotonic() < end, "the server keeps the places of closed connections"
        time.sleep(0.02)


@pytest.fixture
def own(url):
    client = opened(url)
    yield client
    client.close()


@pytest.mark.parametrize("origin", [None, "null", "http://evil.example", "https://127.0.0.1", "http://127.0.0.1:1"])
def test_another_origin_is_refused(url, origin):
    assert Client(url, origin=origin).status == 403


def test_another_host_is_refused(url):
    port = address(url)[1]
    assert Client(url, origin=f"http://evil.example:{port}", host=f"evil.example:{port}").status == 421


def test_malformed_messages_harm_nothing(own):
    for message in ["", "nonsense", "[]", '{"id":1}', '{"id":1,"line":7}', "[" * 60000, '{"id":1,"line":{"do":"svg","file":"/x"}}']:
        assert own.ask(message)["error"]
    assert own.ask({"id": 2, "line": {"do": "state"}})["state"]["code"] == ""


@pytest.mark.parametrize("opcode, size, code", [(1, 65537, 1009), (2, 4, 1003), (0, 4, 1002), (5, 4, 1002)])
def test_bad_frames_end_the_connection(own, url, opcode, size, code):
    own.send(b"1" * size, opcode)
    kind, payload = own.receive()
    assert kind == 8 and struct.unpack(">H", payload[:2])[0] == code
    other = opened(url)
    assert other.ask({"id": 1, "line": {"do": "state"}})["state"]
    other.close()


def test_a_thousand_reconnects(url):
    for number in range(1000):
        client = opened(url)
        if number % 2:
            client.send('{"id":1,"line":{"do":"type","text":"1"}}')
        client.close()
    client = opened(url)
    assert client.ask({"id": 1, "line": {"do": "state"}})["state"]
    client.close()


def test_too_many_tabs(url):
    clients = [opened(url)]
    while len(clients) < 80:
        clients.append(Client(url, origin=url.rstrip("/")))
    assert {client.status for client in clients} == {101, 503}
    for client in clients:
        client.close()
    opened(url).close()
