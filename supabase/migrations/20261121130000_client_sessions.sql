-- How many assessments and conversations a client finished. Counted where a finished one is kept,
-- because one that recommended nobody leaves no recommendation to count.
alter table public.client_profiles
  add column completed_sessions int not null default 0 check (completed_sessions >= 0);

-- Of what was finished before only the recommendations tell. Nothing about a client changes by being
-- counted: the time of the last change stays, and no page has to be told.
alter table public.client_profiles disable trigger user;
update public.client_profiles as area
set completed_sessions = finished.number
from (
  select user_id, count(*) as number from public.recommendations group by user_id
) as finished
where finished.user_id = area.user_id;
alter table public.client_profiles enable trigger user;

-- A client sees how much was finished, and since when a profile is being made.
grant select (completed_sessions, generation_started_at) on public.client_profiles to authenticated;

-- As before, and counts.
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
  recommended uuid;
begin
  if not exists (select from public.profiles where id = p_user_id) then
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
  insert into public.client_profiles as area (user_id, completed_sessions)
  values (p_user_id, 1)
  on conflict (user_id) do update set completed_sessions = area.completed_sessions + 1;

  if p_recommendation is null or jsonb_typeof(p_recommendation) = 'null' then
    return null;
  end if;
  if not exists (
    select from public.therapists where id::text = lower(p_recommendation ->> 'id')
  ) then
    raise exception 'therapist_not_found' using errcode = 'P0002';
  end if;
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
  update public.client_profiles
  set analysis_results = analysis_results
    || jsonb_build_object('matchScore', p_recommendation -> 'matchScore')
  where user_id = p_user_id and analysis_results is not null;
  return recommended;
end
$$;

-- An answer in the shape of the contract `ClientResponse`.
create function private.client_response(response public.client_responses) returns jsonb
language sql stable
set search_path = ''
as $$
  select jsonb_build_object(
    'id', response.id,
    'questionId', response.question_id,
    'question', response.question,
    'answer', response.answer,
    'source', response.source,
    'inferred', response.inferred,
    'reasoning', response.reasoning,
    'updatedAt', response.updated_at
  )
$$;
grant execute on function private.client_response(public.client_responses)
  to authenticated, service_role;

-- A client's whole area in the shape of the contract `ClientProfile`; null while there is none, and
-- for everyone whom the policies do not let read it.
create or replace function public.get_client_profile(p_user_id uuid) returns jsonb
language sql stable
set search_path = ''
as $$
  select jsonb_build_object(
    'userId', person.id,
    'firstName', person.first_name,
    'lastName', person.last_name,
    'email', person.email,
    'createdAt', area.created_at,
    'updatedAt', greatest(area.updated_at, person.updated_at, answers.updated_at),
    'responses', coalesce(answers.list, '[]'),
    'personalityProfile', area.personality_profile,
    'analysisResults', area.analysis_results,
    'status', area.status,
    'engine', area.engine,
    'generationStartedAt', area.generation_started_at,
    'completedSessions', area.completed_sessions,
    'recommendation', matches.list -> 0 -> 'recommendation',
    'recommendations', coalesce(matches.list, '[]')
  )
  from public.profiles as person
  join public.client_profiles as area on area.user_id = person.id
  cross join lateral (
    select
      max(updated_at) as updated_at,
      jsonb_agg(private.client_response(response) order by created_at, id) as list
    from public.client_responses as response
    where user_id = p_user_id
  ) as answers
  cross join lateral (
    select jsonb_agg(
      jsonb_build_object(
        'id', newest.id,
        'source', newest.source,
        'createdAt', newest.created_at,
        'recommendation', newest.recommendation
      )
      order by newest.created_at desc, newest.id desc
    ) as list
    from (
      select id, source, created_at, recommendation
      from public.recommendations
      where user_id = p_user_id
      order by created_at desc, id desc
      limit 20
    ) as newest
  ) as matches
  where person.id = p_user_id
$$;
