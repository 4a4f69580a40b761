-- The questionnaire of the therapists in its order. Definer, because the order is that of the
-- contributions, which a therapist may not read.
create function private.therapist_questions()
returns table (id uuid, question text, reasoning text, expert text)
language sql stable security definer
set search_path = ''
as $$
  select question.id, question.question, question.reasoning, question.expert
  from public.contribution_questions as question
  join public.contributions as contribution on contribution.id = question.contribution_id
  where question.deleted_at is null and question.audience = 'therapist'
  order by contribution.created_at, contribution.id, question.position, question.id
$$;
grant execute on function private.therapist_questions() to authenticated, service_role;

-- All questions of the questionnaire, for those whom the policies let read them: therapists, admins
-- and the service. Nobody else gets a row.
create function public.therapist_questions()
returns table (id uuid, question text, reasoning text, expert text)
language sql stable
set search_path = ''
as $$
  select asked.id, asked.question, asked.reasoning, asked.expert
  from private.therapist_questions()
    with ordinality as asked (id, question, reasoning, expert, place)
  join public.contribution_questions as readable on readable.id = asked.id
  order by asked.place
$$;
grant execute on function public.therapist_questions() to authenticated, service_role;

-- What a therapist answered, one row a question: a second answer replaces the first. The question
-- stays as it was asked, also when it is erased.
create table public.therapist_responses (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.profiles (id) on delete cascade,
  question_id uuid references public.contribution_questions (id) on delete set null,
  question text not null check (question ~ '\S' and char_length(question) <= 20000),
  answer text not null check (answer ~ '\S' and char_length(answer) <= 20000),
  -- The subjects that the answer speaks of.
  tags text[] not null default '{}' check (private.is_short_list(tags, 12, 100)),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (user_id, question_id)
);
alter table public.therapist_responses enable row level security;
create index therapist_responses_question_idx on public.therapist_responses (question_id);

-- Only what the therapist says moves the time.
create trigger therapist_responses_touch before update of answer on public.therapist_responses
  for each row execute function private.touch_updated_at();

-- Answers are saved together with what follows from them, by the service.
grant select on public.therapist_responses to authenticated;
grant select, insert, update, delete on public.therapist_responses to service_role;

create policy "Therapists read their own answers" on public.therapist_responses
  for select to authenticated using (user_id = (select auth.uid()));
create policy "Admins read every therapist's answers" on public.therapist_responses
  for select to authenticated using ((select private.caller_role()) = 'admin');

-- The question with this id, for the therapist who answers it: a question for therapists, also when
-- it was removed meanwhile, and one that the therapist answered before it was given to clients. No
-- row for any other text.
create function private.questionnaire_question(p_user_id uuid, p_question_id text)
returns table (id uuid, question text)
language sql stable
set search_path = ''
as $$
  select found.id, found.question
  from public.contribution_questions as found
  where found.id = private.as_id(p_question_id)
    and (
      found.audience = 'therapist'
      or exists (
        select from public.therapist_responses
        where user_id = p_user_id and question_id = found.id
      )
    )
$$;

-- Keeps answers ([{ questionId, answer, tags }], at most 200; of several to one question the last)
-- and returns how many of them are new or changed. In the order of the ids, so that two calls for one
-- therapist wait for each other instead of blocking each other.
-- Errors: P0002 `question_not_found`; 22023 `answers_not_usable` (no list, or too long),
-- `answer_not_usable` (one is empty or too long).
create function private.keep_therapist_responses(p_user_id uuid, p_answers jsonb) returns int
language plpgsql
set search_path = ''
as $$
declare
  kept int;
begin
  if jsonb_typeof(p_answers) is distinct from 'array' or jsonb_array_length(p_answers) > 200 then
    raise exception 'answers_not_usable' using errcode = '22023';
  end if;
  perform private.require_usable_answer(given ->> 'answer')
  from jsonb_array_elements(p_answers) as given;
  if exists (
    select from jsonb_array_elements(p_answers) as given
    where not exists (
      select from private.questionnaire_question(p_user_id, given ->> 'questionId')
    )
  ) then
    raise exception 'question_not_found' using errcode = 'P0002';
  end if;

  insert into public.therapist_responses as stored (user_id, question_id, question, answer, tags)
  select distinct on (asked.id)
    p_user_id,
    asked.id,
    asked.question,
    given.item ->> 'answer',
    private.text_list(given.item -> 'tags')
  from jsonb_array_elements(p_answers) with ordinality as given (item, place)
  cross join lateral private.questionnaire_question(p_user_id, given.item ->> 'questionId') as asked
  order by asked.id, given.place desc
  on conflict (user_id, question_id) do update
    set question = excluded.question, answer = excluded.answer, tags = excluded.tags
    -- The answer to a question that was reworded stays the answer to what was asked.
    where stored.answer <> excluded.answer;
  get diagnostics kept = row_count;
  return kept;
end
$$;

-- An answer in the shape of the contract `TherapistResponse`.
create function private.therapist_response(stored public.therapist_responses) returns jsonb
language sql stable
set search_path = ''
as $$
  select jsonb_build_object(
    'id', stored.id,
    -- A question that was erased has no id any more.
    'questionId', coalesce(stored.question_id, stored.id),
    'question', stored.question,
    'answer', stored.answer,
    'timestamp', stored.updated_at,
    'tags', stored.tags
  )
$$;

-- All answers of a therapist in the order of the questionnaire. Definer for the sake of that order;
-- `get_therapist_responses` decides who gets here.
create function private.therapist_responses_of(p_user_id uuid) returns jsonb
language sql stable security definer
set search_path = ''
as $$
  select coalesce(
    jsonb_agg(
      private.therapist_response(stored)
      order by contribution.created_at, contribution.id, question.position, question.id,
        stored.created_at, stored.id
    ),
    '[]'
  )
  from public.therapist_responses as stored
  left join public.contribution_questions as question on question.id = stored.question_id
  left join public.contributions as contribution on contribution.id = question.contribution_id
  where stored.user_id = p_user_id
$$;
grant execute on function private.therapist_responses_of(uuid) to authenticated, service_role;

-- The same for those whom the policies let read the account: the therapist, admins, the service.
-- Null for everyone else.
create function public.get_therapist_responses(p_user_id uuid) returns jsonb
language sql stable
set search_path = ''
as $$
  select private.therapist_responses_of(id) from public.profiles where id = p_user_id
$$;
grant execute on function public.get_therapist_responses(uuid) to authenticated, service_role;

-- Saves one answer instead of an earlier one. Returns a `TherapistResponse` with `changed`: false
-- when the same words stood there already, and nothing was written.
-- Errors: P0002 `account_not_found`, `question_not_found`; 42501 `not_a_therapist`; 22023
-- `answer_not_usable`.
create function public.save_therapist_response(
  p_user_id uuid, p_question_id text, p_answer text, p_tags text[]
) returns jsonb
language plpgsql security definer
set search_path = ''
as $$
declare
  kept int;
begin
  perform private.require_therapist(p_user_id);
  kept := private.keep_therapist_responses(p_user_id, jsonb_build_array(jsonb_build_object(
    'questionId', p_question_id, 'answer', p_answer, 'tags', to_jsonb(coalesce(p_tags, '{}'))
  )));
  return (
    select private.therapist_response(stored) || jsonb_build_object('changed', kept > 0)
    from public.therapist_responses as stored
    where user_id = p_user_id and question_id = private.as_id(p_question_id)
  );
end
$$;
grant execute on function public.save_therapist_response(uuid, text, text, text[]) to service_role;
