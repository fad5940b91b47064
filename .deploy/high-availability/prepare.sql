-- Once, on the primary, as postgres: psql -v password=… -f prepare.sql
create role signgate login createrole password :'password' connection limit 80;
create database signgate owner signgate;
