#!/bin/sh
# Run by the image of PostgreSQL on an empty volume: two roles, of which the service's reads and writes rows only (docs/operations.md).
set -eu
psql --username=postgres --set=ON_ERROR_STOP=1 --set=password="$(cat /run/secrets/database-password)" <<'SQL'
create role touchstone_owner login password :'password';
create role touchstone_service login password :'password';
create database touchstone owner touchstone_owner encoding 'UTF8' template template0;
SQL
