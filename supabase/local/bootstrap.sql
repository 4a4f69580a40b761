-- What hosted Supabase has before the first migration runs, for a Postgres (15 or newer) that lacks
-- it: roles, schemas, the auth helpers that policies call, and Realtime's side of the database.
--
-- Runs at every start, before the migrations, as a superuser; every statement may run again.
-- Never grant on existing tables here: it would undo what the migrations revoked.

-- Roles. Cluster-wide, so another database may be creating them at this moment.
do $$
declare
  wanted record;
begin
  for wanted in
    select * from (values
      ('anon', 'nologin noinherit'),
      ('authenticated', 'nologin noinherit'),
      ('service_role', 'nologin noinherit bypassrls'),
      ('authenticator', 'nologin noinherit'),
      -- Hosted Auth writes auth.users as this role: a trigger there must not count on more rights.
      ('supabase_auth_admin', 'nologin noinherit')
    ) as role(name, attributes)
  loop
    if not exists (select from pg_catalog.pg_roles where rolname = wanted.name) then
      begin
        execute format('create role %I %s', wanted.name, wanted.attributes);
      exception when duplicate_object or unique_violation then
        null;
      end;
    end if;
  end loop;

  for wanted in select unnest(array['anon', 'authenticated', 'service_role']) as name loop
    if not exists (
      select from pg_catalog.pg_auth_members
      where roleid = wanted.name::regrole and member = 'authenticator'::regrole
    ) then
      execute format('grant %I to authenticator', wanted.name);
    end if;
  end loop;
end
$$;

-- Schemas.
create schema if not exists auth;
create schema if not exists extensions;
create schema if not exists realtime;

grant usage on schema public, auth, extensions, realtime to anon, authenticated, service_role;
grant usage, create on schema auth to supabase_auth_admin;
grant usage on schema public, extensions to supabase_auth_admin;

-- Hosted projects hand everything new in `public` to the API's roles. The same here, so that a
-- migration that forgets to revoke is found by the tests and not after it was deployed. It concerns
-- objects made later by the role that runs the migrations, nothing that exists.
do $$
begin
  if not exists (
    select from pg_catalog.pg_class c
    join pg_catalog.pg_namespace n on n.oid = c.relnamespace
    where n.nspname = 'public' and c.relkind in ('r', 'p', 'v')
  ) then
    alter default privileges in schema public
      grant all on tables to anon, authenticated, service_role;
    alter default privileges in schema public
      grant all on sequences to anon, authenticated, service_role;
    alter default privileges in schema public
      grant all on functions to anon, authenticated, service_role;
  end if;
end
$$;

-- Accounts. The local stack makes the whole table before it comes here; this is the part that
-- migrations and tests rely on, for a database without it.
create table if not exists auth.users (
  id uuid primary key,
  aud varchar(255) default 'authenticated',
  role varchar(255) default 'authenticated',
  email varchar(255) unique,
  encrypted_password varchar(255),
  email_confirmed_at timestamptz,
  raw_app_meta_data jsonb default '{}'::jsonb,
  raw_user_meta_data jsonb default '{}'::jsonb,
  is_sso_user boolean not null default false,
  is_anonymous boolean not null default false,
  last_sign_in_at timestamptz,
  created_at timestamptz default now(),
  updated_at timestamptz default now()
);
grant select, insert, update, delete on auth.users to supabase_auth_admin;

-- Who is asking, read from the settings that the API makes for each request. PostgREST's older form
-- (one setting a claim) wins over the newer one (all claims as JSON), as it does when hosted.
create or replace function auth.uid() returns uuid
language sql stable
as $$
  select coalesce(
    nullif(current_setting('request.jwt.claim.sub', true), ''),
    nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'sub'
  )::uuid
$$;

create or replace function auth.role() returns text
language sql stable
as $$
  select coalesce(
    nullif(current_setting('request.jwt.claim.role', true), ''),
    nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'role'
  )
$$;

create or replace function auth.email() returns text
language sql stable
as $$
  select coalesce(
    nullif(current_setting('request.jwt.claim.email', true), ''),
    nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'email'
  )
$$;

create or replace function auth.jwt() returns jsonb
language sql stable
as $$
  select coalesce(nullif(current_setting('request.jwt.claims', true), ''), '{}')::jsonb
$$;

-- Named, because a migration takes the right to execute new functions from PUBLIC.
grant execute on function auth.uid(), auth.role(), auth.email(), auth.jwt()
  to anon, authenticated, service_role, supabase_auth_admin;

-- Realtime. Policies on this table decide who may join a private channel: whoever may select the
-- messages of a topic receives it, whoever may insert them may send to it.
create table if not exists realtime.messages (
  id uuid primary key default gen_random_uuid(),
  topic text not null,
  extension text not null default 'broadcast',
  event text,
  payload jsonb,
  private boolean default false,
  inserted_at timestamp not null default now(),
  updated_at timestamp not null default now()
);
create index if not exists messages_inserted_at_idx on realtime.messages (inserted_at);
alter table realtime.messages enable row level security;
grant select, insert, update on realtime.messages to anon, authenticated, service_role;

create or replace function realtime.topic() returns text
language sql stable
as $$
  select nullif(current_setting('realtime.topic', true), '')
$$;

-- Sends a message to everyone in a channel, once the transaction commits. NOTIFY carries the id
-- alone because it takes 8000 bytes at most; the endpoint reads the row. As when hosted, a message
-- that cannot be sent is a warning: it must not undo the write that it announces.
create or replace function realtime.send(
  payload jsonb,
  event text,
  topic text,
  private boolean default true
) returns void
language plpgsql
as $$
declare
  message_id uuid := gen_random_uuid();
begin
  insert into realtime.messages (id, topic, extension, event, payload, private)
  values (message_id, send.topic, 'broadcast', send.event, send.payload, send.private);
  perform pg_notify('realtime_messages', message_id::text);
exception when others then
  raise warning 'realtime message not sent: %', sqlerrm;
end
$$;

grant execute on function realtime.topic(), realtime.send(jsonb, text, text, boolean)
  to anon, authenticated, service_role, supabase_auth_admin;
