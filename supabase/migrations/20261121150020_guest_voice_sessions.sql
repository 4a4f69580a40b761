-- As before, and with the conversations: one that both sides finished is one.
--
-- Hands everything that a guest answered, was recommended and asked for to the account that the
-- person registered or logged in to, and removes the guest. One transaction: a guest is whole or gone.
-- Returns { moved: how many of the guest's answers the account has now, refresh: whether the profile
-- should be made anew, because it was being made or one side's answers are missing in it }.
-- Errors: P0002 `guest_not_found` (also: claimed already), `account_not_found`; 22023 `not_a_guest`,
-- `account_is_a_guest`.
create or replace function public.claim_guest(p_guest_id uuid, p_account_id uuid) returns jsonb
language plpgsql security definer
set search_path = ''
as $$
declare
  guest public.profiles;
  account public.profiles;
  moved int;
  finished int;
  shared_sessions int;
  under_way boolean;
  guest_is_ready boolean;
  had_answers boolean;
begin
  -- In the order of the ids, so that two claims wait for each other. New answers of either need a
  -- key lock on these rows and wait too.
  perform from public.profiles
  where id in (p_guest_id, p_account_id) order by id for update;
  select * into guest from public.profiles where id = p_guest_id;
  if not found then
    raise exception 'guest_not_found' using errcode = 'P0002';
  end if;
  select * into account from public.profiles where id = p_account_id;
  if not found then
    raise exception 'account_not_found' using errcode = 'P0002';
  end if;
  if not guest.is_guest then
    raise exception 'not_a_guest' using errcode = '22023';
  end if;
  if account.is_guest then
    raise exception 'account_is_a_guest' using errcode = '22023';
  end if;

  perform from public.client_profiles
  where user_id in (p_guest_id, p_account_id) order by user_id for update;
  select
    sum(completed_sessions),
    bool_or(status <> 'none'),
    bool_or(user_id = p_guest_id and status = 'ready')
  into finished, under_way, guest_is_ready
  from public.client_profiles where user_id in (p_guest_id, p_account_id);
  had_answers := exists (select from public.client_responses where user_id = p_account_id);

  -- The same question answered on both sides: the newer answer stays, the account's when even.
  perform from public.client_responses
  where user_id in (p_guest_id, p_account_id) order by id for update;
  delete from public.client_responses as older
  using public.client_responses as newer
  where older.user_id in (p_guest_id, p_account_id)
    and newer.user_id in (p_guest_id, p_account_id)
    and older.user_id <> newer.user_id
    and older.question_id = newer.question_id
    and older.source = newer.source
    and (
      older.updated_at < newer.updated_at
      or (older.updated_at = newer.updated_at and older.user_id = p_guest_id)
    );
  update public.client_responses set user_id = p_account_id where user_id = p_guest_id;
  get diagnostics moved = row_count;
  update public.recommendations set user_id = p_account_id where user_id = p_guest_id;

  delete from public.voice_sessions as twice
  where twice.user_id = p_guest_id
    and exists (
      select from public.voice_sessions where user_id = p_account_id and id = twice.id
    );
  get diagnostics shared_sessions = row_count;
  update public.voice_sessions set user_id = p_account_id where user_id = p_guest_id;

  -- Both asked the same therapist: the newer request stays open, the account's when even.
  update public.session_requests as older
  set status = 'withdrawn'
  from public.session_requests as newer
  where older.client_id in (p_guest_id, p_account_id)
    and newer.client_id in (p_guest_id, p_account_id)
    and older.client_id <> newer.client_id
    and older.therapist_id = newer.therapist_id
    and older.status = 'pending'
    and newer.status = 'pending'
    and (
      older.created_at < newer.created_at
      or (older.created_at = newer.created_at and older.client_id = p_guest_id)
    );
  update public.session_requests set client_id = p_account_id where client_id = p_guest_id;

  -- A profile that is ready stays the account's; else the guest's takes its place if there is one.
  -- Whoever was generating the guest's finds no guest any more, so that one starts anew.
  delete from public.client_profiles as replaced
  where replaced.user_id = p_account_id
    and replaced.status <> 'ready'
    and exists (
      select from public.client_profiles
      where user_id = p_guest_id and (status = 'ready' or replaced.status = 'none')
    );
  update public.client_profiles
  set
    user_id = p_account_id,
    status = case when status = 'generating' then 'none' else status end
  where user_id = p_guest_id
    and not exists (select from public.client_profiles where user_id = p_account_id);
  update public.client_profiles set completed_sessions = finished - shared_sessions
  where user_id = p_account_id and completed_sessions <> finished - shared_sessions;

  delete from auth.users where id = p_guest_id;
  insert into private.audit_log (actor, action, subject, detail)
  values (p_account_id, 'guest claimed', p_guest_id::text, jsonb_build_object('moved', moved));
  return jsonb_build_object(
    'moved', moved,
    'refresh', moved > 0 and coalesce(under_way, false) and (had_answers or not guest_is_ready)
  );
end
$$;
