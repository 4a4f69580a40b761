-- Every therapist that was ever recommended to a client. `recommendation` is the whole contract
-- object as the client saw it; the columns beside it are for queries.
create table public.recommendations (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.profiles (id) on delete cascade,
  therapist_id uuid not null references public.therapists (id) on delete cascade,
  source public.response_source not null,
  match_score numeric not null check (match_score between 0 and 100),
  reasoning text not null check (char_length(reasoning) <= 20000),
  recommendation jsonb not null check (
    jsonb_typeof(recommendation) = 'object' and octet_length(recommendation::text) <= 400000
  ),
  engine public.intelligence_engine not null,
  -- The clock's time, not the transaction's: which one is the newest must never be a tie.
  created_at timestamptz not null default clock_timestamp()
);
alter table public.recommendations enable row level security;
create index recommendations_user_idx on public.recommendations (user_id, created_at desc);
create index recommendations_therapist_idx on public.recommendations (therapist_id);

grant select on public.recommendations to authenticated;
grant select, insert, update, delete on public.recommendations to service_role;

create policy "Clients read what was recommended to them" on public.recommendations
  for select to authenticated using (user_id = (select auth.uid()));
create policy "Admins read every recommendation" on public.recommendations
  for select to authenticated using ((select private.caller_role()) = 'admin');

-- The score of the newest recommendation, null when there is none.
create function private.newest_match_score(p_user_id uuid) returns numeric
language sql stable
set search_path = ''
as $$
  select match_score from public.recommendations
  where user_id = p_user_id
  order by created_at desc, id desc
  limit 1
$$;
grant execute on function private.newest_match_score(uuid) to service_role;

-- Keeps a finished assessment in one transaction: the answers ({ questionId: answer }, at most 200)
-- and, when somebody qualified, the recommendation. Returns its id, or null. All or nothing.
-- Errors: P0002 `client_not_found`, `question_not_found`, `therapist_not_found`; 22023
-- `answers_not_usable` (no object, or too many), `answer_not_usable` (one is empty or too long).
create function public.record_recommendation(
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
  insert into public.client_profiles (user_id) values (p_user_id) on conflict do nothing;

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
grant execute on function public.record_recommendation(
  uuid, jsonb, jsonb, public.intelligence_engine, public.response_source
) to service_role;

-- A client's whole area in the shape of the contract `ClientProfile`; null while there is none, and
-- for everyone whom the policies do not let read it.
create function public.get_client_profile(p_user_id uuid) returns jsonb
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
    'recommendation', (
      select recommendation from public.recommendations
      where user_id = p_user_id
      order by created_at desc, id desc
      limit 1
    )
  )
  from public.profiles as person
  join public.client_profiles as area on area.user_id = person.id
  cross join lateral (
    select
      max(updated_at) as updated_at,
      jsonb_agg(
        jsonb_build_object(
          'id', id,
          'questionId', question_id,
          'question', question,
          'answer', answer,
          'source', source,
          'inferred', inferred,
          'updatedAt', updated_at
        )
        order by created_at, id
      ) as list
    from public.client_responses
    where user_id = p_user_id
  ) as answers
  where person.id = p_user_id
$$;
grant execute on function public.get_client_profile(uuid) to authenticated, service_role;
