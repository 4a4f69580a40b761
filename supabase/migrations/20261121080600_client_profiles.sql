-- What the product concludes about a client, and how far it is with concluding. The row is there
-- from the first answer on.
create table public.client_profiles (
  user_id uuid primary key references public.profiles (id) on delete cascade,
  -- Paragraphs apart by a blank line.
  personality_profile text check (char_length(personality_profile) <= 20000),
  -- { tags: text[], summary: text, matchScore: 0 to 100 }
  analysis_results jsonb check (
    jsonb_typeof(analysis_results) = 'object' and octet_length(analysis_results::text) <= 100000
  ),
  status public.generation_status not null default 'none',
  generation_started_at timestamptz,
  -- A short code for the operator, never shown to the client.
  generation_error text check (char_length(generation_error) <= 200),
  engine public.intelligence_engine,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint generating_since check (status <> 'generating' or generation_started_at is not null)
);
alter table public.client_profiles enable row level security;
create trigger client_profiles_touch before update on public.client_profiles
  for each row execute function private.touch_updated_at();

grant select (
  user_id, personality_profile, analysis_results, status, engine, created_at, updated_at
) on public.client_profiles to authenticated;
grant select, insert, update, delete on public.client_profiles to service_role;

create policy "Clients read their own profile" on public.client_profiles
  for select to authenticated using (user_id = (select auth.uid()));
create policy "Admins read every client profile" on public.client_profiles
  for select to authenticated using ((select private.caller_role()) = 'admin');

-- Whoever answered has a profile, by whichever way the answer came.
create function private.make_client_profile() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  insert into public.client_profiles (user_id) values (new.user_id) on conflict do nothing;
  return null;
end
$$;
create trigger client_responses_make_profile
  after insert or update of user_id on public.client_responses
  for each row execute function private.make_client_profile();

-- Takes on the generating of a client's profile. Exactly one caller gets `claimed`; another gets it
-- only when two minutes have passed without an end, because the first must have died. `answers` is
-- everything that the profile is made of; with none there is nothing to claim.
-- Returns { claimed: boolean, status: text, answers: [{ questionId, question, answer }] }.
create function public.start_profile_generation(p_user_id uuid) returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  answers jsonb;
  claimed boolean := false;
  current_status public.generation_status;
begin
  select jsonb_agg(
    jsonb_build_object('questionId', question_id, 'question', question, 'answer', answer)
    order by created_at, id
  )
  into answers
  from public.client_responses
  where user_id = p_user_id;

  if answers is not null then
    update public.client_profiles
    set status = 'generating', generation_started_at = clock_timestamp(), generation_error = null
    where user_id = p_user_id
      and (
        status <> 'generating'
        or generation_started_at < clock_timestamp() - interval '2 minutes'
      );
    claimed := found;
  end if;

  select status into current_status from public.client_profiles where user_id = p_user_id;
  return jsonb_build_object(
    'claimed', claimed,
    'status', coalesce(current_status, 'none'),
    'answers', coalesce(answers, '[]')
  );
end
$$;

-- Keeps the generated profile. Error: P0002 `client_profile_not_found` when the client is gone.
create function public.finish_profile_generation(
  p_user_id uuid,
  p_profile text,
  p_tags text[],
  p_summary text,
  p_engine public.intelligence_engine
) returns void
language plpgsql
set search_path = ''
as $$
begin
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
  if not found then
    raise exception 'client_profile_not_found' using errcode = 'P0002';
  end if;
end
$$;

-- Gives up generating; an earlier profile stays. `p_error` is a code, never a provider's answer.
create function public.fail_profile_generation(p_user_id uuid, p_error text) returns void
language sql
set search_path = ''
as $$
  update public.client_profiles
  set status = 'failed', generation_error = left(p_error, 200)
  where user_id = p_user_id and status = 'generating'
$$;
grant execute on function
  public.start_profile_generation(uuid),
  public.finish_profile_generation(uuid, text, text[], text, public.intelligence_engine),
  public.fail_profile_generation(uuid, text)
  to service_role;
