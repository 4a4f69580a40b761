-- How a request is made, decided and taken back, each in one transaction, for the service alone.

-- Refuses a note that the checks would refuse, before them: their error quotes the whole row, and
-- what a person wrote must not reach a log.
create function private.require_usable_note(note text) returns void
language plpgsql immutable
set search_path = ''
as $$
begin
  if char_length(note) > 2000 then
    raise exception 'note_not_usable' using errcode = '22023';
  end if;
end
$$;

-- Asks a therapist for a first session and returns the request. One to the same therapist can be open
-- at a time.
-- Errors: P0002 `client_not_found`, `therapist_not_found` (also: not approved); 42501 `not_a_client`;
-- P0001 `therapist_not_accepting`; 23505 `request_pending`; 22023 `note_not_usable`.
create function public.create_session_request(
  p_client_id uuid,
  p_therapist_id uuid,
  p_preferred_times timestamptz[],
  p_format text,
  p_note text,
  p_contact text
) returns jsonb
language plpgsql security definer
set search_path = ''
as $$
declare
  asking public.user_role;
  accepting boolean;
  made uuid;
begin
  perform private.require_usable_note(p_note);
  -- Held until the end: a guest that is being claimed is whole or gone.
  select role into asking from public.profiles where id = p_client_id for key share;
  if not found then
    raise exception 'client_not_found' using errcode = 'P0002';
  end if;
  if asking <> 'client' then
    raise exception 'not_a_client' using errcode = '42501';
  end if;
  select accepting_clients into accepting from public.therapists
  where id = p_therapist_id and status = 'approved';
  if not found then
    raise exception 'therapist_not_found' using errcode = 'P0002';
  end if;
  if not accepting then
    raise exception 'therapist_not_accepting' using errcode = 'P0001';
  end if;

  insert into public.session_requests
    (client_id, therapist_id, preferred_times, format, note, contact)
  values (
    p_client_id,
    p_therapist_id,
    coalesce(p_preferred_times, '{}'),
    p_format,
    coalesce(p_note, ''),
    coalesce(p_contact, '')
  )
  on conflict (client_id, therapist_id) where status = 'pending' do nothing
  returning id into made;
  if made is null then
    raise exception 'request_pending' using errcode = '23505';
  end if;
  return private.session_request(made);
end
$$;

-- Stops what only an open request may have done to it; `found_status` is null where there is none.
create function private.require_open_request(found_status public.session_request_status) returns void
language plpgsql immutable
set search_path = ''
as $$
begin
  if found_status is null then
    raise exception 'session_request_not_found' using errcode = 'P0002';
  end if;
  if found_status <> 'pending' then
    raise exception 'already_decided' using errcode = 'P0001';
  end if;
end
$$;

-- A therapist's decision on a request, `accepted` (with the moment at which the session begins) or
-- `declined`, once. An accepted one takes a place, where places are counted; with the last one the
-- therapist takes nobody new.
-- Errors: P0002 `session_request_not_found` (also: another therapist's); P0001 `already_decided` (also:
-- withdrawn); 22023 `decision_not_usable`, `start_missing`, `start_in_the_past`, `note_not_usable`.
create function public.decide_session_request(
  p_user_id uuid,
  p_request_id uuid,
  p_decision public.session_request_status,
  p_starts_at timestamptz,
  p_note text
) returns jsonb
language plpgsql security definer
set search_path = ''
as $$
declare
  deciding uuid;
  found_status public.session_request_status;
begin
  if p_decision is null or p_decision not in ('accepted', 'declined') then
    raise exception 'decision_not_usable' using errcode = '22023';
  end if;
  perform private.require_usable_note(p_note);
  -- The entry before the request, as a deleted account goes: decisions of one therapist take turns.
  select id into deciding from public.therapists where user_id = p_user_id for no key update;
  select status into found_status from public.session_requests
  where id = p_request_id and therapist_id = deciding
  for update;
  perform private.require_open_request(found_status);
  if p_decision = 'accepted' then
    if p_starts_at is null then
      raise exception 'start_missing' using errcode = '22023';
    elsif p_starts_at <= now() then
      raise exception 'start_in_the_past' using errcode = '22023';
    end if;
    update public.therapists
    set capacity = greatest(capacity - 1, 0), accepting_clients = accepting_clients and capacity > 1
    where id = deciding and capacity is not null;
  end if;

  update public.session_requests
  set
    status = p_decision,
    starts_at = case when p_decision = 'accepted' then p_starts_at end,
    therapist_note = coalesce(p_note, ''),
    decided_at = now()
  where id = p_request_id;
  return private.session_request(p_request_id);
end
$$;

-- Takes a request back and returns it. Errors: P0002 `session_request_not_found` (also: another's);
-- P0001 `already_decided` (also: withdrawn before).
create function public.withdraw_session_request(p_user_id uuid, p_request_id uuid) returns jsonb
language plpgsql security definer
set search_path = ''
as $$
declare
  found_status public.session_request_status;
begin
  select status into found_status from public.session_requests
  where id = p_request_id and client_id = p_user_id
  for update;
  perform private.require_open_request(found_status);
  update public.session_requests set status = 'withdrawn' where id = p_request_id;
  return private.session_request(p_request_id);
end
$$;
grant execute on function
  public.create_session_request(uuid, uuid, timestamptz[], text, text, text),
  public.decide_session_request(
    uuid, uuid, public.session_request_status, timestamptz, text
  ),
  public.withdraw_session_request(uuid, uuid)
  to service_role;
