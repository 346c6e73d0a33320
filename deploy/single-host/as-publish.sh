#!/usr/bin/env bash
# Runs a command with the account of the content service: as-publish.sh <command>
# For whatever root needs from the folders of that account, because root would follow a link there to any file. The
# command has no terminal, through which it could type into root's shell.
exec setsid --wait setpriv --reuid studio-publish --regid studio-publish --init-groups -- "$@"
