-- The making of a profile, as before, and with two more cares: it ends with what the client says by
-- then, and a run that was given up for dead no longer has a say.

-- Everything that a client's profile is made of.
create function private.profile_answers(p_user_id uuid) returns jsonb
language sql stable
set search_path = ''
as $$
  select coalesce(
    jsonb_agg(
      jsonb_build_object('questionId', question_id, 'question', question, 'answer', answer)
      order by created_at, id
    ),
    '[]'
  )
  from public.client_responses
  where user_id = p_user_id
$$;

-- What a run works with: { answers, digest, claim }. `digest` says what the answers were, `claim` which
-- run it is.
create function private.profile_work(p_user_id uuid) returns jsonb
language sql stable
set search_path = ''
as $$
  select jsonb_build_object(
    'answers', work.answers,
    'digest', md5(work.answers::text),
    'claim', (
      select generation_started_at from public.client_profiles where user_id = p_user_id
    )
  )
  from (select private.profile_answers(p_user_id) as answers) as work
$$;
grant execute on function private.profile_answers(uuid), private.profile_work(uuid) to service_role;

drop function public.start_profile_generation(uuid);
drop function public.finish_profile_generation(
  uuid, text, text[], text, public.intelligence_engine
);
drop function public.fail_profile_generation(uuid, text);

-- Takes on the generating of a client's profile. Exactly one caller gets `claimed`; another gets it
-- only when two minutes have passed without an end, because the first must have died. With no answers
-- there is nothing to claim. `p_anew`: only where one was made or tried before.
-- Returns { claimed: boolean, status: text, answers: [{ questionId, question, answer }], digest, claim }.
create function public.start_profile_generation(
  p_user_id uuid, p_anew boolean default false
) returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  claimed boolean := false;
  current_status public.generation_status;
begin
  if exists (select from public.client_responses where user_id = p_user_id) then
    update public.client_profiles
    set status = 'generating', generation_started_at = clock_timestamp(), generation_error = null
    where user_id = p_user_id
      and (status <> 'none' or not p_anew)
      and (
        status <> 'generating'
        or generation_started_at < clock_timestamp() - interval '2 minutes'
      );
    claimed := found;
  end if;

  -- After the claim: whatever is answered later than this is noticed at the end.
  select status into current_status from public.client_profiles where user_id = p_user_id;
  return private.profile_work(p_user_id) || jsonb_build_object(
    'claimed', claimed, 'status', coalesce(current_status, 'none')
  );
end
$$;

-- Keeps the generated profile, unless the client says something else by now: words that were corrected
-- or removed must not come back. Then the run goes on with what there is now: { kept: false, answers,
-- digest, claim }. Otherwise { kept, answers: [] }; not kept either when another run has taken over or
-- no answer is left. Without `p_digest` and `p_claim` neither is looked at.
-- Error: P0002 `client_profile_not_found` when the client is gone.
create function public.finish_profile_generation(
  p_user_id uuid,
  p_profile text,
  p_tags text[],
  p_summary text,
  p_engine public.intelligence_engine,
  p_digest text default null,
  p_claim timestamptz default null
) returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  area record;
begin
  select status, generation_started_at into area
  from public.client_profiles where user_id = p_user_id for update;
  if not found then
    raise exception 'client_profile_not_found' using errcode = 'P0002';
  end if;
  if p_claim is not null
    and (area.status <> 'generating' or area.generation_started_at is distinct from p_claim) then
    return '{"kept": false, "answers": []}';
  end if;
  if p_digest <> md5(private.profile_answers(p_user_id)::text) then
    update public.client_profiles set generation_started_at = clock_timestamp()
    where user_id = p_user_id;
    return private.profile_work(p_user_id) || '{"kept": false}';
  end if;

  update public.client_profiles
  set
    personality_profile = p_profile,
    analysis_results = jsonb_build_object(
      'tags', to_jsonb(coalesce(p_tags, '{}')),
      'summary', coalesce(p_summary, ''),
      'matchScore', coalesce(private.newest_match_score(p_user_id), 0)
    ),
    status = 'ready',
    generation_error = null,
    engine = p_engine
  where user_id = p_user_id;
  return '{"kept": true, "answers": []}';
end
$$;

-- Gives up generating; an earlier profile stays. `p_error` is a code, never a provider's answer.
-- `p_claim`: which run gives up; another one that has taken over goes on.
create function public.fail_profile_generation(
  p_user_id uuid, p_error text, p_claim timestamptz default null
) returns void
language sql
set search_path = ''
as $$
  update public.client_profiles
  set status = 'failed', generation_error = left(p_error, 200)
  where user_id = p_user_id
    and status = 'generating'
    and (p_claim is null or generation_started_at = p_claim)
$$;
grant execute on function
  public.start_profile_generation(uuid, boolean),
  public.finish_profile_generation(
    uuid, text, text[], text, public.intelligence_engine, text, timestamptz
  ),
  public.fail_profile_generation(uuid, text, timestamptz)
  to service_role;
