-- One row an account, made with it and gone with it. The role lives here and nowhere else: what an
-- account says about itself (its user metadata) is read once, when the account is made.
create table public.profiles (
  id uuid primary key references auth.users (id) on delete cascade,
  role public.user_role not null default 'client',
  first_name text not null default '' check (char_length(first_name) <= 100),
  last_name text not null default '' check (char_length(last_name) <= 100),
  -- Kept in step with the account; empty while a guest has none.
  email text not null default '' check (char_length(email) <= 254),
  is_guest boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint guests_are_clients check (not is_guest or role = 'client')
);
alter table public.profiles enable row level security;

create trigger profiles_touch before update on public.profiles
  for each row execute function private.touch_updated_at();
create trigger profiles_audit_role after update of role on public.profiles
  for each row when (old.role is distinct from new.role)
  execute function private.audit_column_change('role');

-- The role of the account that asks, null for a visitor. Definer, because policies on `profiles`
-- itself use it: read with the caller's rights it would ask itself.
create function private.caller_role() returns public.user_role
language sql stable security definer
set search_path = ''
as $$
  select role from public.profiles where id = (select auth.uid())
$$;
grant execute on function private.caller_role() to authenticated;

-- Only names may be changed, and only one's own. The service reads; roles are changed in SQL by an
-- operator, never through the API.
grant select on public.profiles to authenticated, service_role;
grant update (first_name, last_name) on public.profiles to authenticated, service_role;

create policy "People read their own profile" on public.profiles
  for select to authenticated using (id = (select auth.uid()));
create policy "Admins read every profile" on public.profiles
  for select to authenticated using ((select private.caller_role()) = 'admin');
create policy "People change their own name" on public.profiles
  for update to authenticated
  using (id = (select auth.uid())) with check (id = (select auth.uid()));

-- Makes the profile of a new account. Anyone can send any metadata to a sign-up, so a role other
-- than the two that people may choose stops it; a guest is always a client.
create function private.make_profile() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  about jsonb := coalesce(new.raw_user_meta_data, '{}');
  wanted text := coalesce(about ->> 'role', 'client');
begin
  if wanted not in ('client', 'therapist') or (new.is_anonymous and wanted <> 'client') then
    raise exception 'role_not_allowed' using
      errcode = '22023', detail = 'An account is made as a client or a therapist, a guest as a client.';
  end if;
  insert into public.profiles (id, role, first_name, last_name, email, is_guest)
  values (
    new.id,
    wanted::public.user_role,
    btrim(coalesce(about ->> 'first_name', '')),
    btrim(coalesce(about ->> 'last_name', '')),
    coalesce(new.email, ''),
    new.is_anonymous
  );
  return null;
end
$$;
create trigger make_profile after insert on auth.users
  for each row execute function private.make_profile();

-- Follows a changed address and a guest who became permanent; nothing else of the account.
create function private.follow_account() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  update public.profiles
  set email = coalesce(new.email, ''), is_guest = new.is_anonymous
  where id = new.id;
  return null;
end
$$;
create trigger follow_account after update of email, is_anonymous on auth.users
  for each row
  when (old.email is distinct from new.email or old.is_anonymous is distinct from new.is_anonymous)
  execute function private.follow_account();
