#!/bin/bash
# Healthy if the web server accepts a connection.
exec 3<>/dev/tcp/127.0.0.1/80
