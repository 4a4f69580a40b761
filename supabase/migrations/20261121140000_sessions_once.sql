-- A session that is finished again, because its answer was lost on the way, counts once.

-- What was finished in the last ten minutes, by its source and a digest of its answers:
-- { at, recommendation: the id of what was recommended, or null }.
alter table public.client_profiles
  add column finished_lately jsonb not null default '{}' check (
    jsonb_typeof(finished_lately) = 'object' and octet_length(finished_lately::text) <= 100000
  );

-- Those of the sessions that are not older than ten minutes.
create function private.still_lately(p_sessions jsonb) returns jsonb
language sql stable
set search_path = ''
as $$
  select coalesce(jsonb_object_agg(key, value), '{}')
  from jsonb_each(p_sessions)
  where (value ->> 'at')::timestamptz > now() - interval '10 minutes'
$$;
grant execute on function private.still_lately(jsonb) to service_role;

-- As before, but the same answers of the same source, finished again within ten minutes, count once, and
-- what is recommended now takes the place of what was recommended then.
--
-- Keeps a finished assessment in one transaction: the answers ({ questionId: answer }, at most 200)
-- and, when somebody qualified, the recommendation. Returns its id, or null. All or nothing.
-- Errors: P0002 `client_not_found`, `question_not_found`, `therapist_not_found`; 22023
-- `answers_not_usable` (no object, or too many), `answer_not_usable` (one is empty or too long).
create or replace function public.record_recommendation(
  p_user_id uuid,
  p_answers jsonb,
  p_recommendation jsonb,
  p_engine public.intelligence_engine,
  p_source public.response_source
) returns uuid
language plpgsql
set search_path = ''
as $$
declare
  lately jsonb;
  this_session text;
  is_new boolean;
  earlier uuid;
  recommended uuid;
begin
  -- One at a time for each client: the second of two that are the same has to see the first.
  perform from public.profiles where id = p_user_id for no key update;
  if not found then
    raise exception 'client_not_found' using errcode = 'P0002';
  end if;
  if jsonb_typeof(p_answers) is distinct from 'object'
    or (select count(*) from jsonb_object_keys(p_answers)) > 200 then
    raise exception 'answers_not_usable' using errcode = '22023';
  end if;

  -- In the order of the ids, so that two calls for one client wait for each other instead of
  -- blocking each other. An answer that is there already keeps its time.
  insert into public.client_responses (user_id, question_id, answer, source)
  select distinct on (lower(given.key)) p_user_id, given.key, given.value, p_source
  from jsonb_each_text(p_answers) as given
  order by lower(given.key), given.key
  on conflict (user_id, question_id, source) do update
    set answer = excluded.answer, inferred = false, reasoning = null
    where client_responses.answer <> excluded.answer;
  insert into public.client_profiles (user_id) values (p_user_id) on conflict do nothing;

  select private.still_lately(finished_lately) into lately
  from public.client_profiles where user_id = p_user_id;
  select concat_ws(' ', p_source, md5(coalesce(jsonb_object_agg(lower(key), value), '{}')::text))
  into this_session from jsonb_each_text(p_answers);
  is_new := not lately ? this_session;
  earlier := (lately -> this_session ->> 'recommendation')::uuid;

  if p_recommendation is null or jsonb_typeof(p_recommendation) = 'null' then
    delete from public.recommendations where id = earlier and user_id = p_user_id;
  else
    if not exists (
      select from public.therapists where id::text = lower(p_recommendation ->> 'id')
    ) then
      raise exception 'therapist_not_found' using errcode = 'P0002';
    end if;
    update public.recommendations
    set
      therapist_id = (p_recommendation ->> 'id')::uuid,
      match_score = (p_recommendation ->> 'matchScore')::numeric,
      reasoning = p_recommendation ->> 'matchReasoning',
      recommendation = p_recommendation,
      engine = p_engine
    where id = earlier and user_id = p_user_id
    returning id into recommended;
    if recommended is null then
      insert into public.recommendations
        (user_id, therapist_id, source, match_score, reasoning, recommendation, engine)
      values (
        p_user_id,
        (p_recommendation ->> 'id')::uuid,
        p_source,
        (p_recommendation ->> 'matchScore')::numeric,
        p_recommendation ->> 'matchReasoning',
        p_recommendation,
        p_engine
      )
      returning id into recommended;
    end if;
  end if;

  update public.client_profiles
  set
    completed_sessions = completed_sessions + is_new::int,
    finished_lately = lately || jsonb_build_object(this_session, jsonb_build_object(
      'at', coalesce(lately -> this_session -> 'at', to_jsonb(now())), 'recommendation', recommended
    )),
    analysis_results = case
      when recommended is null then analysis_results
      else analysis_results || jsonb_build_object('matchScore', p_recommendation -> 'matchScore')
    end
  where user_id = p_user_id;
  return recommended;
end
$$;
