#!/bin/sh
exec /usr/lib/postgresql/15/bin/pg_isready -q -h /tmp -U intake -d postgres
