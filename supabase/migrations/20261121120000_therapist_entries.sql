-- What a therapist's entry holds beyond what everyone sees: the own words about oneself, how the
-- making of the description stands, and the age that only the therapist and admins may know.
alter table public.therapists
  add column bio text not null default '' check (char_length(bio) <= 5000),
  -- Counts the changes by hand of what the profile's form shows, so that two editors notice each other.
  add column version int not null default 1 check (version > 0),
  add column generation public.generation_status not null default 'none',
  add column generation_started_at timestamptz,
  -- A short code for the operator, never shown to the therapist.
  add column generation_error text check (char_length(generation_error) <= 200),
  add constraint generating_since check (
    generation <> 'generating' or generation_started_at is not null
  );

-- Whoever has no place left takes nobody new.
update public.therapists set accepting_clients = false where accepting_clients and capacity = 0;
alter table public.therapists
  add constraint places_for_new_clients check (not (accepting_clients and capacity = 0));

-- A name is made of a first and a last one, of 100 characters each.
alter table public.therapists
  drop constraint therapists_name_check,
  add constraint therapists_name_check check (name ~ '\S' and char_length(name) <= 201);

-- For an admin: who waits for a decision, and who came last.
create index therapists_pending_idx on public.therapists (created_at, id) where status = 'pending';
create index therapists_newest_idx on public.therapists (created_at desc, id);

alter table public.therapist_contacts add column age int check (age between 18 and 100);

-- A list of texts out of a document; empty when there is none.
create function private.text_list(list jsonb) returns text[]
language sql immutable
set search_path = ''
as $$
  select array(select jsonb_array_elements_text(list))
$$;

-- Stops what only a therapist's account may have done for it, and holds the account until the end of
-- the transaction. Errors: P0002 `account_not_found`; 42501 `not_a_therapist`.
create function private.require_therapist(p_user_id uuid) returns void
language plpgsql
set search_path = ''
as $$
declare
  found_role public.user_role;
begin
  select role into found_role from public.profiles where id = p_user_id for key share;
  if not found then
    raise exception 'account_not_found' using errcode = 'P0002';
  end if;
  if found_role <> 'therapist' then
    raise exception 'not_a_therapist' using errcode = '42501';
  end if;
end
$$;
