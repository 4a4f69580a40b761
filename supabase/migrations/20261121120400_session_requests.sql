-- `withdrawn`: taken back by the client before the therapist decided.
create type public.session_request_status as enum ('pending', 'accepted', 'declined', 'withdrawn');

-- A client's wish for a first session with one therapist. What stands in it is between the two: not
-- even admins read it.
create table public.session_requests (
  id uuid primary key default gen_random_uuid(),
  -- Null once the client's account is deleted; what the client wrote is erased then.
  client_id uuid references public.profiles (id) on delete set null,
  therapist_id uuid not null references public.therapists (id) on delete cascade,
  -- How the client wants to be reached: an email address or a phone number.
  contact text not null default '' check (char_length(contact) <= 254),
  preferred_times timestamptz[] not null default '{}' check (cardinality(preferred_times) <= 5),
  format text check (format in ('in-person', 'video', 'phone')),
  note text not null default '' check (char_length(note) <= 2000),
  status public.session_request_status not null default 'pending',
  therapist_note text not null default '' check (char_length(therapist_note) <= 2000),
  -- When the session begins.
  starts_at timestamptz,
  decided_at timestamptz,
  -- The clock's time, not the transaction's: which one is the newest must never be a tie.
  created_at timestamptz not null default clock_timestamp(),
  updated_at timestamptz not null default now(),
  constraint begins_when_accepted check ((starts_at is not null) = (status = 'accepted')),
  constraint decided_by_the_therapist check (
    (decided_at is not null) = (status in ('accepted', 'declined'))
  )
);
alter table public.session_requests enable row level security;
create index session_requests_client_idx on public.session_requests (client_id, created_at desc);
create index session_requests_therapist_idx
  on public.session_requests (therapist_id, created_at desc);
create unique index session_requests_open_idx
  on public.session_requests (client_id, therapist_id) where status = 'pending';

create trigger session_requests_touch before update on public.session_requests
  for each row execute function private.touch_updated_at();

-- Once the account is deleted nothing that the client wrote stays, and a request that nobody waits
-- for any more is not left for the therapist to decide.
create function private.forget_former_client() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.contact := '';
  new.note := '';
  new.preferred_times := '{}';
  if new.status = 'pending' then
    new.status := 'withdrawn';
  end if;
  return new;
end
$$;
create trigger session_requests_forget_former_client
  before update of client_id on public.session_requests
  for each row when (new.client_id is null and old.client_id is not null)
  execute function private.forget_former_client();

-- Requests are made and decided by functions of the service alone, which see to places and duplicates.
grant select on public.session_requests to authenticated;
grant select, insert, update, delete on public.session_requests to service_role;

create policy "Clients read their own requests" on public.session_requests
  for select to authenticated using (client_id = (select auth.uid()));
create policy "Therapists read the requests that wait for them or were decided"
  on public.session_requests
  for select to authenticated using (
    status <> 'withdrawn'
    -- An array, which an index can be asked for together with the other policy's client.
    and therapist_id = any (
      array(select id from public.therapists where user_id = (select auth.uid()))
    )
  );

-- A person's name as others read it.
create function private.client_name(person public.profiles) returns text
language sql immutable
set search_path = ''
as $$
  select case
    when person.id is null then 'A former client'
    else coalesce(nullif(btrim(person.first_name || ' ' || person.last_name), ''), 'A guest')
  end
$$;

-- A request in the shape of the contract `SessionRequest`, with the names that both sides have now.
create function private.session_request(p_id uuid) returns jsonb
language sql stable
set search_path = ''
as $$
  select jsonb_build_object(
    'id', request.id,
    'therapistId', request.therapist_id,
    'therapistName', therapist.name,
    'clientName', private.client_name(client),
    'contact', request.contact,
    'preferredTimes', request.preferred_times,
    'format', request.format,
    'note', request.note,
    'status', request.status,
    'therapistNote', request.therapist_note,
    'startsAt', request.starts_at,
    'createdAt', request.created_at,
    'decidedAt', request.decided_at
  )
  from public.session_requests as request
  join public.therapists as therapist on therapist.id = request.therapist_id
  left join public.profiles as client on client.id = request.client_id
  where request.id = p_id
$$;

-- A person's requests, newest first: those that a therapist received without the withdrawn ones, or
-- those that anybody else made. All that are open, and at most 500.
create function public.get_session_requests(p_user_id uuid) returns jsonb
language sql stable security definer
set search_path = ''
as $$
  with asking as (
    select role from public.profiles where id = p_user_id
  ),
  own as (
    select request.id, request.created_at, request.status
    from public.session_requests as request
    where request.client_id = p_user_id
      and (select role from asking) is distinct from 'therapist'
    union all
    select request.id, request.created_at, request.status
    from public.therapists as therapist
    join public.session_requests as request on request.therapist_id = therapist.id
    where therapist.user_id = p_user_id
      and request.status <> 'withdrawn'
      and (select role from asking) = 'therapist'
  ),
  shown as (
    select id, created_at from own
    order by status = 'pending' desc, created_at desc, id
    limit 500
  )
  select coalesce(
    jsonb_agg(private.session_request(id) order by created_at desc, id), '[]'
  )
  from shown
$$;
grant execute on function public.get_session_requests(uuid) to service_role;
