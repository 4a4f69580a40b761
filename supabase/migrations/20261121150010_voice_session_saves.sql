-- Keeps the recommendation that came of a finished conversation, in place of `p_replaced` where that is
-- one. Null takes the replaced one away. Returns the id. Error: P0002 `therapist_not_found`.
create function private.keep_recommendation(
  p_user_id uuid,
  p_recommendation jsonb,
  p_engine public.intelligence_engine,
  p_replaced uuid
) returns uuid
language plpgsql
set search_path = ''
as $$
declare
  kept uuid;
begin
  delete from public.recommendations where id = p_replaced and user_id = p_user_id;
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
    'voice',
    (p_recommendation ->> 'matchScore')::numeric,
    p_recommendation ->> 'matchReasoning',
    p_recommendation,
    p_engine
  )
  returning id into kept;
  update public.client_profiles
  set analysis_results = analysis_results
    || jsonb_build_object('matchScore', p_recommendation -> 'matchScore')
  where user_id = p_user_id and analysis_results is not null;
  return kept;
end
$$;
grant execute on function private.keep_recommendation(
  uuid, jsonb, public.intelligence_engine, uuid
) to service_role;

-- What a conversation answered, a row a question. Ids of the catalogue as it writes them.
create function private.spoken_answers(p_answers jsonb)
returns table (
  question_id text, question text, answer text, inferred boolean, reasoning text, place bigint
)
language sql immutable
set search_path = ''
as $$
  select distinct on (id)
    id,
    said ->> 'question',
    said ->> 'answer',
    coalesce((said ->> 'inferred')::boolean, false),
    said ->> 'reasoning',
    list.place
  from jsonb_array_elements(p_answers) with ordinality as list (said, place)
  cross join lateral (
    select coalesce(private.as_id(said ->> 'questionId')::text, said ->> 'questionId') as id
  ) as named
  order by id, coalesce((said ->> 'inferred')::boolean, false), list.place desc
$$;
grant execute on function private.spoken_answers(jsonb), private.as_id(text) to service_role;

-- Keeps a finished conversation in one transaction: what was asked and answered, what was concluded, and
-- the recommendation, if one came of it. A conversation that is sent again replaces itself and counts once;
-- what the client corrected or erased meanwhile stays as the client left it. What is only concluded never
-- takes the place of what was said.
-- `p_answers`: [{ questionId, question, answer, inferred, reasoning }], at most 300.
-- Errors: P0002 `client_not_found`, `therapist_not_found`; 22023 `answers_not_usable` (no list, or too
-- many), `answer_not_usable` (one is empty or too long).
create function public.record_voice_session(
  p_user_id uuid,
  p_session_id uuid,
  p_answers jsonb,
  p_turns int,
  p_insights int,
  p_recommendation jsonb,
  p_engine public.intelligence_engine
) returns void
language plpgsql
set search_path = ''
as $$
declare
  earlier public.voice_sessions;
  is_new boolean;
  ids text[];
  taken_back text[];
  recommended uuid;
begin
  -- Two calls for one client wait for each other here.
  perform from public.profiles where id = p_user_id for no key update;
  if not found then
    raise exception 'client_not_found' using errcode = 'P0002';
  end if;
  if jsonb_typeof(p_answers) is distinct from 'array' or jsonb_array_length(p_answers) > 300 then
    raise exception 'answers_not_usable' using errcode = '22023';
  end if;
  select coalesce(array_agg(question_id), '{}') into ids from private.spoken_answers(p_answers);

  select * into earlier from public.voice_sessions
  where user_id = p_user_id and id = p_session_id;
  is_new := not found;
  select coalesce(array_agg(kept.id), '{}') into taken_back
  from unnest(earlier.question_ids) as kept (id)
  where not exists (
    select from public.client_responses
    where user_id = p_user_id and question_id = kept.id and voice_session_id = p_session_id
  );
  insert into public.voice_sessions
    (user_id, id, turns, insights, question_ids, engine)
  values (p_user_id, p_session_id, p_turns, p_insights, '{}', p_engine)
  on conflict (user_id, id) do update
    set turns = excluded.turns, insights = excluded.insights, engine = excluded.engine;

  delete from public.client_responses
  where user_id = p_user_id and voice_session_id = p_session_id and question_id <> all (ids);
  -- In the order of the conversation, which is told by the time; all at once they have the same one.
  insert into public.client_responses as kept (
    user_id, question_id, question, answer, source, inferred, reasoning, voice_session_id, created_at
  )
  select
    p_user_id, said.question_id, said.question, said.answer, 'voice', said.inferred, said.reasoning,
    p_session_id, now() + said.place * interval '1 microsecond'
  from private.spoken_answers(p_answers) as said
  where said.question_id <> all (taken_back)
  order by said.question_id
  on conflict (user_id, question_id, source) do update
    set
      question = excluded.question,
      answer = excluded.answer,
      inferred = excluded.inferred,
      reasoning = excluded.reasoning,
      voice_session_id = excluded.voice_session_id,
      created_at = excluded.created_at
    where not excluded.inferred or kept.inferred or kept.voice_session_id = p_session_id;

  insert into public.client_profiles as area (user_id, completed_sessions)
  values (p_user_id, 1)
  on conflict (user_id) do update
    set completed_sessions = area.completed_sessions + 1 where is_new;
  -- By itself: it may delete what the row refers to.
  recommended := private.keep_recommendation(
    p_user_id, p_recommendation, p_engine, earlier.recommendation_id
  );
  update public.voice_sessions
  set
    question_ids = taken_back || array(
      select question_id from public.client_responses
      where user_id = p_user_id and voice_session_id = p_session_id
    ),
    recommendation_id = recommended
  where user_id = p_user_id and id = p_session_id;
end
$$;
grant execute on function public.record_voice_session(
  uuid, uuid, jsonb, int, int, jsonb, public.intelligence_engine
) to service_role;
