# The server in a small image: the wheel is built in one stage, compiled unless LUDARIUM_COMPILE is empty, and installed in the next.
FROM python:3.13 AS build
WORKDIR /source
COPY . .
ARG LUDARIUM_COMPILE=1
RUN pip wheel --no-cache-dir --no-deps --wheel-dir /wheels .

FROM python:3.13-slim
RUN --mount=type=bind,from=build,source=/wheels,target=/wheels \
    pip install --no-cache-dir "$(echo /wheels/ludarium-*.whl)[postgres]"
RUN useradd --system --uid 10001 --home-dir /data --create-home --shell /usr/sbin/nologin ludarium
ENV LUDARIUM_DATA=/data PYTHONUNBUFFERED=1
USER 10001
WORKDIR /data
VOLUME /data
EXPOSE 8080
HEALTHCHECK --interval=15s --timeout=5s --start-period=30s \
    CMD ["python", "-c", "import urllib.request; urllib.request.urlopen('http://127.0.0.1:8080/healthz', timeout=4)"]
STOPSIGNAL SIGTERM
CMD ["ludarium", "serve", "--host", "0.0.0.0", "--port", "8080"]
