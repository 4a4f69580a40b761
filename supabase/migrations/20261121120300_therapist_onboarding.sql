-- Keeps a whole questionnaire in one transaction: who the therapist is, all answers ([{ questionId,
-- answer, tags }]), and that the description is being made, by whoever called. A first one waits for
-- approval unless `p_approve`; a decision against somebody stands. Returns { therapistId }.
-- Errors: P0002 `account_not_found`, `question_not_found`; 42501 `not_a_therapist`; 22023
-- `answers_not_usable`, `answer_not_usable`.
create function public.submit_therapist_responses(
  p_user_id uuid,
  p_name text,
  p_age int,
  p_experience int,
  p_answers jsonb,
  p_approve boolean
) returns jsonb
language plpgsql security definer
set search_path = ''
as $$
declare
  entry_id uuid;
begin
  perform private.require_therapist(p_user_id);
  insert into public.therapists as stored
    (user_id, name, experience, status, generation, generation_started_at)
  values (
    p_user_id,
    p_name,
    p_experience,
    case when p_approve then 'approved' else 'pending' end::public.therapist_status,
    'generating',
    clock_timestamp()
  )
  on conflict (user_id) do update set
    name = excluded.name,
    experience = excluded.experience,
    status = case when stored.status = 'pending' then excluded.status else stored.status end,
    generation = 'generating',
    generation_started_at = excluded.generation_started_at,
    generation_error = null,
    version = stored.version + 1
  returning id into entry_id;

  insert into public.therapist_contacts (therapist_id, email, age)
  select entry_id, email, p_age from public.profiles where id = p_user_id
  on conflict (therapist_id) do update set age = excluded.age;

  perform private.keep_therapist_responses(p_user_id, p_answers);
  return jsonb_build_object('therapistId', entry_id);
end
$$;
grant execute on function
  public.submit_therapist_responses(uuid, text, int, int, jsonb, boolean)
  to service_role;

-- What a therapist's description is made of: { name, experience, answers: [{ questionId, question,
-- answer }] }, the answers in the order of the questionnaire. No row without an entry.
create function private.described(p_user_id uuid) returns jsonb
language sql stable
set search_path = ''
as $$
  select jsonb_build_object(
    'name', entry.name,
    'experience', entry.experience,
    'answers', (
      select coalesce(
        jsonb_agg(
          jsonb_build_object(
            'questionId', answered.item -> 'questionId',
            'question', answered.item -> 'question',
            'answer', answered.item -> 'answer'
          )
          order by answered.place
        ),
        '[]'
      )
      from jsonb_array_elements(private.therapist_responses_of(p_user_id))
        with ordinality as answered (item, place)
    )
  )
  from public.therapists as entry
  where entry.user_id = p_user_id
$$;

-- Takes on the making of a therapist's description. Exactly one caller gets `claimed`; another gets
-- it only when two minutes have passed without an end, because the first must have died.
-- `p_submitted`: takes up the claim that the caller's own submission has made.
--
-- Returns { claimed, status, name, experience, answers: [{ questionId, question, answer }],
-- insights: [{ insight, application, source }], digest }. With no answers there is nothing to claim.
-- `digest` says what the description is made of; handed to `finish_therapist_description`, it tells
-- whether that is still all.
create function public.start_therapist_description(
  p_user_id uuid, p_submitted boolean default false
) returns jsonb
language plpgsql security definer
set search_path = ''
as $$
declare
  work jsonb;
  claimed boolean := false;
  current_status public.generation_status;
begin
  if exists (select from public.therapist_responses where user_id = p_user_id) then
    update public.therapists
    set generation = 'generating', generation_started_at = clock_timestamp(), generation_error = null
    where user_id = p_user_id
      and (
        generation <> 'generating'
        or generation_started_at < clock_timestamp() - interval '2 minutes'
        or p_submitted
      );
    claimed := found;
  end if;

  -- After the claim: whatever is saved later than this is noticed at the end.
  work := private.described(p_user_id);
  select generation into current_status from public.therapists where user_id = p_user_id;
  return coalesce(work, '{"name": "", "experience": 0, "answers": []}') || jsonb_build_object(
    'claimed', claimed,
    'status', coalesce(current_status, 'none'),
    'digest', md5(work::text),
    'insights', (
      select coalesce(
        jsonb_agg(
          jsonb_build_object(
            'insight', newest.insight, 'application', newest.application, 'source', newest.expert
          )
          order by newest.created_at desc, newest.id
        ),
        '[]'
      )
      from (
        select id, insight, application, expert, created_at
        from public.contribution_insights
        where deleted_at is null
        order by created_at desc, id
        limit 300
      ) as newest
    )
  );
end
$$;

-- Keeps the generated description ({ specialty, style, tags, description, userFriendlyDescription,
-- modalities, populations, insightsApplied }). A specialty that the therapist wrote by hand stays;
-- `analysis_details` remembers the generated one to tell the two apart.
-- Returns whether the description tells of everything that it should: false when an answer, the name
-- or the experience has changed since `p_digest` was handed out, and another one has to be made.
-- Error: P0002 `therapist_profile_not_found` when the therapist is gone.
create function public.finish_therapist_description(
  p_user_id uuid,
  p_description jsonb,
  p_engine public.intelligence_engine,
  p_digest text default null
) returns boolean
language plpgsql security definer
set search_path = ''
as $$
declare
  generated text := coalesce(p_description ->> 'specialty', '');
begin
  update public.therapists
  set
    specialty = case
      when specialty <> '' and specialty is distinct from analysis_details ->> 'generatedSpecialty'
      then specialty
      else generated
    end,
    style = coalesce(p_description ->> 'style', ''),
    tags = private.text_list(p_description -> 'tags'),
    description = coalesce(p_description ->> 'description', ''),
    user_friendly_description = coalesce(p_description ->> 'userFriendlyDescription', ''),
    modalities = private.text_list(p_description -> 'modalities'),
    populations = private.text_list(p_description -> 'populations'),
    insights_applied = coalesce(p_description -> 'insightsApplied', '[]'),
    analysis_details = jsonb_build_object(
      'generatedSpecialty', generated,
      'modalities', coalesce(p_description -> 'modalities', '[]'),
      'populations', coalesce(p_description -> 'populations', '[]')
    ),
    engine = p_engine,
    generation = 'ready',
    generation_error = null
  where user_id = p_user_id;
  if not found then
    raise exception 'therapist_profile_not_found' using errcode = 'P0002';
  end if;
  return p_digest is null or p_digest = md5(private.described(p_user_id)::text);
end
$$;

-- Gives up making it; an earlier description stays. `p_error` is a code, never a provider's answer.
create function public.fail_therapist_description(p_user_id uuid, p_error text) returns void
language sql security definer
set search_path = ''
as $$
  update public.therapists
  set generation = 'failed', generation_error = left(p_error, 200)
  where user_id = p_user_id and generation = 'generating'
$$;
grant execute on function
  public.start_therapist_description(uuid, boolean),
  public.finish_therapist_description(uuid, jsonb, public.intelligence_engine, text),
  public.fail_therapist_description(uuid, text)
  to service_role;
