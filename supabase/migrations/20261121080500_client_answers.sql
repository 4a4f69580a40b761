-- What a client answered, one row a question: a second answer replaces the first. Answers of the
-- voice conversation stand beside the written ones.
create table public.client_responses (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.profiles (id) on delete cascade,
  question_id text not null check (char_length(question_id) between 1 and 200),
  contribution_question_id uuid references public.contribution_questions (id) on delete set null,
  original_question_id text check (char_length(original_question_id) between 1 and 200),
  question text not null check (question ~ '\S' and char_length(question) <= 20000),
  answer text not null check (answer ~ '\S' and char_length(answer) <= 20000),
  source public.response_source not null default 'assessment',
  -- Concluded from other words, with the reasoning; not asked.
  inferred boolean not null default false,
  reasoning text check (char_length(reasoning) <= 20000),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (user_id, question_id, source)
);
alter table public.client_responses enable row level security;
create index client_responses_question_idx on public.client_responses (contribution_question_id);

-- Only what a person says moves the time: rows that change hands keep theirs.
create trigger client_responses_touch before update of answer on public.client_responses
  for each row execute function private.touch_updated_at();

-- Refuses an answer that the checks would refuse, before them: their error quotes the whole row, and
-- what a person wrote must not reach a log.
create function private.require_usable_answer(answer text) returns void
language plpgsql immutable
set search_path = ''
as $$
begin
  if answer is null or answer !~ '\S' or char_length(answer) > 20000 then
    raise exception 'answer_not_usable' using errcode = '22023';
  end if;
end
$$;

-- The question belongs to the catalogue, not to the one who answers: its text is looked up, and an
-- unknown question is refused. A spoken answer may bring the words that were spoken instead.
create function private.fill_in_question() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  found_question record;
begin
  perform private.require_usable_answer(new.answer);
  if new.source = 'voice' and new.question is not null then
    return new;
  end if;
  select * into found_question from private.answered_question(new.question_id);
  if found then
    -- As the catalogue writes it: an id in capitals is the same question.
    new.question_id := found_question.id::text;
    new.contribution_question_id := found_question.id;
    new.question := found_question.question;
  elsif tg_op = 'INSERT' then
    raise exception 'question_not_found' using errcode = 'P0002';
  end if;
  return new;
end
$$;
create trigger client_responses_fill_in_question
  before insert or update of answer on public.client_responses
  for each row execute function private.fill_in_question();

-- A client answers, reads and erases the own written answers. Everything else, what was spoken and
-- what was inferred, is the service's to write.
grant select, delete on public.client_responses to authenticated;
grant insert (user_id, question_id, original_question_id, answer, source)
  on public.client_responses to authenticated;
grant update (answer, original_question_id) on public.client_responses to authenticated;
grant select, insert, update, delete on public.client_responses to service_role;

create policy "Clients read their own answers" on public.client_responses
  for select to authenticated using (user_id = (select auth.uid()));
create policy "Admins read every answer" on public.client_responses
  for select to authenticated using ((select private.caller_role()) = 'admin');
create policy "Clients answer in writing for themselves" on public.client_responses
  for insert to authenticated
  with check (user_id = (select auth.uid()) and source = 'assessment');
create policy "Clients change their own written answers" on public.client_responses
  for update to authenticated
  using (user_id = (select auth.uid()) and source = 'assessment')
  with check (user_id = (select auth.uid()) and source = 'assessment');
create policy "Clients erase their own answers" on public.client_responses
  for delete to authenticated using (user_id = (select auth.uid()));

-- Saves the caller's written answer to a question, instead of an earlier one, and returns its id.
-- Errors: 42501 `not_signed_in`; P0002 `question_not_found`; 22023 `answer_not_usable` (empty or too
-- long).
create function public.save_client_response(
  p_question_id text, p_answer text, p_original_question_id text default null
) returns uuid
language plpgsql
set search_path = ''
as $$
declare
  saved uuid;
begin
  if auth.uid() is null then
    raise exception 'not_signed_in' using errcode = '42501';
  end if;
  insert into public.client_responses (user_id, question_id, original_question_id, answer, source)
  values (auth.uid(), p_question_id, p_original_question_id, p_answer, 'assessment')
  on conflict (user_id, question_id, source) do update
    set answer = excluded.answer, original_question_id = excluded.original_question_id
  returning id into saved;
  return saved;
end
$$;
grant execute on function public.save_client_response(text, text, text) to authenticated;
