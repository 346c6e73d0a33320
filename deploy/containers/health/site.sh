#!/bin/bash
# Healthy when the web server answers; without a name it closes the connection, which is an answer too.
exec 3<>/dev/tcp/127.0.0.1/80
