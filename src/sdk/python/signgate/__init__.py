"""A client of a Signgate service with nothing but the standard library. Python 3.11 or newer.

Every call gives the JSON of the answer or raises a SigngateError. No call makes up an answer. The types of bodies and
answers are in signgate.schemas.
"""

from __future__ import annotations

import email.message
import json
import queue
import random
import re
import threading
import time
import urllib.error
import urllib.parse
import urllib.request
import uuid
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from .operations import OPERATIONS, Operations

if TYPE_CHECKING:  # a start of a program does not wait for them
    from . import schemas

__all__ = [
    "ApiError",
    "AuthenticationError",
    "ConfigurationError",
    "ConflictError",
    "DeadlineError",
    "InvalidAnswerError",
    "InvalidRequestError",
    "NotFoundError",
    "PermissionDeniedError",
    "RateLimitError",
    "ServiceError",
    "Signgate",
    "SigngateError",
    "UnreachableError",
]

Result = TypeVar("Result")

# POSTs that take no idempotency key and may still be sent twice: each asks anew, or says the same again
REPEATABLE = {"confirmCheck", "reportOutcome", "testPolicy"}
# statuses after which the same call may succeed
PASSING = {408, 425, 500, 502, 503, 504}
# refused for what the key is, may do, or did
OF_KEY = {401, 403, 429}
MAX_ANSWER_BYTES = 8 * 1024 * 1024


class SigngateError(Exception):
    """Any error of this client. `code` is for programs. The message names what was asked, without its query, the id
    of a key that was refused and the reason of the network. Neither holds the key."""

    def __init__(self, code: str, message: str) -> None:
        super().__init__(message)
        self.code = code


class ConfigurationError(SigngateError, ValueError):
    """The client cannot work as it was set up or asked: an address that is none, a key that is none."""

    def __init__(self, message: str) -> None:
        super().__init__("configuration", message)


class UnreachableError(SigngateError):
    """Nothing answered, or the answer broke off."""


class DeadlineError(SigngateError):
    """No answer came in time, all attempts together."""


class InvalidAnswerError(SigngateError):
    """What answered is not the service."""


class ApiError(SigngateError):
    """The service refused the request, or failed: status, code, request_id, details, docs_url (the page
    about the code, or None), retry_after (seconds or None), body (the JSON of the answer, or None)."""

    def __init__(
        self, status: int, problem: dict[str, Any] | None, headers: email.message.Message, base_url: str, asked: str
    ) -> None:
        told = problem or {}
        message = told.get("message") or f"The service answered with status {status}."
        super().__init__(told.get("code") or "unreadable_answer", f"{message} ({asked})")
        self.status = status
        self.body = problem
        self.request_id: str | None = told.get("request_id") or headers.get("x-request-id")
        self.details: list[dict[str, str]] = told.get("details") or []
        page = str(told.get("docs_url"))
        self.docs_url = base_url + page if re.fullmatch(r"/docs/errors/[a-z_]{1,64}", page) else None
        seconds = headers.get("retry-after") or ""
        self.retry_after = int(seconds) if re.fullmatch(r"[0-9]{1,9}", seconds) else None


class InvalidRequestError(ApiError):
    """400, 413, 415, 422: the request must be mended; `details` names the members."""


class AuthenticationError(ApiError):
    """401: no key, or one that does not count."""


class PermissionDeniedError(ApiError):
    """403: the key lacks the scope."""


class NotFoundError(ApiError):
    """404: nothing of this id, or another partner's."""


class ConflictError(ApiError):
    """409: against what is recorded, or the first of two equal calls still runs."""


class RateLimitError(ApiError):
    """429: the quota is used up; `retry_after` says for how long."""


class ServiceError(ApiError):
    """500 and above: the service failed. There is no verdict."""


BY_STATUS: dict[int, type[ApiError]] = {
    **dict.fromkeys((400, 413, 415, 422), InvalidRequestError),
    401: AuthenticationError,
    403: PermissionDeniedError,
    404: NotFoundError,
    409: ConflictError,
    429: RateLimitError,
}


class _NoRedirect(urllib.request.HTTPRedirectHandler):
    """Another address might be anyone's: the key is not sent there."""

    def redirect_request(self, *_: Any) -> None:
        return None


class Signgate(Operations):
    """A client of the service at base_url. timeout is for all attempts of a call together, seconds."""

    def __init__(
        self,
        base_url: str,
        api_key: str | None = None,
        timeout: float = 10.0,
        retries: int = 2,
        retry_delay: float = 0.2,
    ) -> None:
        if not re.fullmatch(r"https?://[^?#@]+", base_url):
            raise ConfigurationError("base_url must be http or https, without a query, a fragment or a user")
        if api_key is not None and not re.fullmatch(r"[\x21-\x7e]+", api_key):
            raise ConfigurationError("The key is no key: it is empty, or holds a space or a line end")
        self._base_url = base_url.rstrip("/")
        self._api_key = api_key
        self._timeout, self._retries, self._retry_delay = timeout, retries, retry_delay
        self._opener = urllib.request.build_opener(_NoRedirect)

    def _ask(
        self,
        operation: str,
        body: Any,
        query: Mapping[str, str] | None,
        idempotency_key: str | None,
        timeout: float | None,
        path: Mapping[str, str],
    ) -> Any:
        if operation not in OPERATIONS:
            raise ConfigurationError(f"There is no operation {operation}")
        method, template, takes_key = OPERATIONS[operation]
        named = set(re.findall(r"\{(\w+)\}", template))
        for part in sorted(named ^ path.keys()):
            raise ConfigurationError(
                f"{operation} needs {part}" if part in named else f"{operation} takes no {part}; a query is given as query="
            )
        if any(str(part) in ("", ".", "..") for part in path.values()):
            raise ConfigurationError("A part of the path is no name of anything")
        filled = re.sub(r"\{(\w+)\}", lambda found: urllib.parse.quote(str(path[found[1]]), safe=""), template)
        asked = "?" + urllib.parse.urlencode(query) if query else ""
        headers = {"accept": "application/json"}
        if body is not None:
            headers["content-type"] = "application/json"
        if takes_key:
            headers["idempotency-key"] = idempotency_key or str(uuid.uuid4())
        data = None if body is None else json.dumps(body, allow_nan=False).encode()
        request = urllib.request.Request(self._base_url + filled + asked, data, headers, method=method)
        if self._api_key is not None:  # in no variable: logs of errors may show them
            request.add_header("x-api-key", self._api_key)
        may_repeat = takes_key or method != "POST" or operation in REPEATABLE
        return self._send(request, may_repeat, self._timeout if timeout is None else timeout)

    def check_transaction(
        self, body: schemas.CheckRequest, *, idempotency_key: str | None = None, timeout: float | None = None
    ) -> schemas.CheckResponse:
        """Judges a declared intent, and the bytes beside it where there are any."""
        return self.call("checkTransaction", body, idempotency_key=idempotency_key, timeout=timeout)

    def check_payload(
        self, body: schemas.PayloadCheckRequest, *, idempotency_key: str | None = None, timeout: float | None = None
    ) -> schemas.CheckResponse:
        """Judges bytes: exactly one payload."""
        return self.call("checkPayload", body, idempotency_key=idempotency_key, timeout=timeout)

    def confirm_check(
        self, request_id: str, body: schemas.ConfirmRequest, *, timeout: float | None = None
    ) -> schemas.Confirmation:
        """Asks whether a check still holds for the bytes about to be signed. Sign with SAME alone."""
        return self.call("confirmCheck", body, request_id=request_id, timeout=timeout)

    def report_outcome(
        self, request_id: str, body: schemas.OutcomeRequest, *, timeout: float | None = None
    ) -> schemas.Outcome:
        """Says what became of a check."""
        return self.call("reportOutcome", body, request_id=request_id, timeout=timeout)

    def read_check(self, request_id: str, *, timeout: float | None = None) -> schemas.CheckRecord:
        """The whole recorded decision."""
        return self.call("readCheck", request_id=request_id, timeout=timeout)

    def _send(self, request: urllib.request.Request, may_repeat: bool, timeout: float) -> dict[str, Any]:
        deadline = time.monotonic() + timeout
        limit = timeout / (self._retries + 1) if may_repeat else timeout
        attempt = 0
        while True:
            try:
                left = max(0.001, min(limit, deadline - time.monotonic()))
                return _within(left, _name_of(request), lambda: self._once(request, left))
            except SigngateError as error:
                wait = _wait_before(error, may_repeat, random.random() * self._retry_delay * 2**attempt)
                if attempt >= self._retries or wait is None or time.monotonic() + wait >= deadline:
                    raise
            time.sleep(wait)
            attempt += 1

    def _name_of_key(self) -> str:
        """The id of a key is no secret; what is not of the form of a key has none."""
        if self._api_key is None:
            return " without a key"
        found = re.match(r"sg_[a-z]+_[0-9a-z]{8}(?=_)", self._api_key)
        return " with the key" + (" " + found[0] if found else "")

    def _once(self, request: urllib.request.Request, limit: float) -> dict[str, Any]:
        end = time.monotonic() + limit
        asked = _name_of(request)
        try:
            try:
                response = self._opener.open(request, timeout=limit)
            except urllib.error.HTTPError as error:
                response = error
            with response:
                status, headers = response.status, response.headers
                text = _read(response, end)
        except TimeoutError as error:
            raise _late(asked) from error
        except OSError as error:
            reason = getattr(error, "reason", None) or error
            if isinstance(reason, TimeoutError):
                raise _late(asked) from error
            raise UnreachableError("unreachable", f"{asked} got no answer, or one that broke off: {reason}.") from error
        except Exception as error:  # http.client raises errors of its own where an answer breaks off
            if isinstance(error, SigngateError):
                raise
            raise UnreachableError("unreachable", f"The answer to {asked} broke off.") from error
        value = _json_object(text) if headers.get_content_type().endswith("json") else None
        if status < 200 or status > 299:
            key = self._name_of_key() if status in OF_KEY else ""
            kind = BY_STATUS.get(status, ServiceError if status >= 500 else ApiError)
            raise kind(status, value, headers, self._base_url, asked + key)
        if value is None:
            raise InvalidAnswerError("invalid_answer", f"What answered {asked} is not the service: no JSON object.")
        return value


def _name_of(request: urllib.request.Request) -> str:
    """Without the query: it may hold what is nobody's business in a log."""
    return request.get_method() + " " + request.full_url.split("?", 1)[0]


def _late(asked: str) -> DeadlineError:
    return DeadlineError("deadline", f"{asked} was not answered in time.")


def _within(limit: float, asked: str, run: Callable[[], Result]) -> Result:
    """In a thread of its own: a socket's timeout begins anew with every byte, and looking up a name has none."""
    answers: queue.SimpleQueue[Result | Exception] = queue.SimpleQueue()

    def work() -> None:
        try:
            answers.put(run())
        except Exception as error:
            answers.put(_bare(error))

    threading.Thread(target=work, daemon=True).start()
    try:
        answer = answers.get(timeout=limit)
    except queue.Empty:
        raise _late(asked) from None
    if isinstance(answer, Exception):
        raise answer
    return answer


def _bare(error: Exception) -> Exception:
    """Without the frames in which it came about: variables of urllib hold the key."""
    if error.__cause__ is not None:
        error.__cause__.__cause__ = error.__cause__.__context__ = None
        error.__cause__.__traceback__ = None
    return error.with_traceback(None)


def _read(response: Any, end: float) -> bytes:
    parts: list[bytes] = []
    size = 0
    while True:
        part = response.read1(65536)
        if not part:
            break
        parts.append(part)
        size += len(part)
        if size > MAX_ANSWER_BYTES:
            raise InvalidAnswerError("invalid_answer", "The answer is too large to be one of the service.")
        if time.monotonic() > end:
            raise TimeoutError()
    declared = response.headers.get("content-length")
    if declared is not None and declared.isdigit() and int(declared) != size:
        raise ConnectionError("cut off")
    return b"".join(parts)


def _json_object(text: bytes) -> dict[str, Any] | None:
    try:
        value = json.loads(text.decode("utf-8"), object_pairs_hook=_object, parse_constant=_no_json)
    except (ValueError, RecursionError):
        return None
    return value if isinstance(value, dict) else None


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    if len(dict(pairs)) != len(pairs):
        raise ValueError("A name stands twice")
    return dict(pairs)


def _no_json(name: str) -> Any:
    raise ValueError("JSON has no " + name)


def _wait_before(error: SigngateError, may_repeat: bool, wait: float) -> float | None:
    """Seconds before the next attempt; None where there must be none."""
    if not isinstance(error, ApiError):
        return wait if may_repeat else None
    passes = error.status in PASSING or (error.status == 409 and error.retry_after is not None)
    if error.status != 429 and not (may_repeat and passes):
        return None
    return max(wait, error.retry_after or 0)
