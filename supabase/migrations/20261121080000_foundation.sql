-- Who may do what starts from nothing: everything that follows says for itself whom it lets in.

-- Hosted projects hand each new table, sequence and function to the API's roles. Here a new object
-- belongs to nobody until its migration grants it.
alter default privileges in schema public revoke all on tables from anon, authenticated, service_role;
alter default privileges in schema public revoke all on sequences from anon, authenticated, service_role;
alter default privileges in schema public revoke all on functions from anon, authenticated, service_role;
-- Postgres itself lets PUBLIC execute every new function. A default for one schema can only add
-- rights, so this one has to be taken away for all schemas.
alter default privileges revoke execute on functions from public;

-- `private` is not exposed over the API. Its tables are reached through functions alone; the usage
-- right is there because policies and checks call a few of its functions as the person who asks.
create schema private;
comment on schema private is 'Not exposed: helpers, visitors'' answers, rate limits, audit log.';
grant usage on schema private to anon, authenticated, service_role;

-- Row-level security is enabled on every table and forced on none: forcing concerns only the owner
-- of the tables, who is also the owner of the `security definer` helpers that must see past the
-- policies, and who never answers a request.

create type public.user_role as enum ('client', 'therapist', 'admin');
create type public.therapist_status as enum ('pending', 'approved', 'rejected', 'suspended');
create type public.question_audience as enum ('client', 'therapist');
create type public.response_source as enum ('assessment', 'voice');
create type public.generation_status as enum ('none', 'generating', 'ready', 'failed');
-- Who wrote a text that is not a person's own: a language model, the rules that need no network,
-- or a hand (`curated`: samples, entries made by an operator).
create type public.intelligence_engine as enum ('openai', 'offline', 'curated');

-- Keeps `updated_at` true, whoever writes.
create function private.touch_updated_at() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.updated_at := now();
  return new;
end
$$;

-- Whether a list holds at most `most` entries, each with 1 to `longest` characters. For checks:
-- Postgres allows no subquery there, and an array has no length of its own.
create function private.is_short_list(list text[], most int, longest int) returns boolean
language sql immutable
set search_path = ''
as $$
  select cardinality(list) <= most
    and coalesce(array_ndims(list), 1) = 1
    and not exists (
      select from unnest(list) as item
      where item is null or item !~ '\S' or char_length(item) > longest
    )
$$;
grant execute on function private.is_short_list(text[], int, int) to authenticated, service_role;
