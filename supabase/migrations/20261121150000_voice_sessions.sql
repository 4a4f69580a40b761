-- Conversations that were brought to their end. What was said in one is kept once, among the client's
-- answers, where it can be read, corrected and erased; here stands only that it was.
create table public.voice_sessions (
  user_id uuid not null references public.profiles (id) on delete cascade,
  -- Made by the browser when the conversation begins: the same one, sent again, replaces itself.
  id uuid not null,
  -- How often the person spoke, and how many questions were answered.
  turns int not null check (turns >= 0),
  insights int not null check (insights >= 0),
  -- Which answers came of it when it was last sent: one that is gone since was taken back by the client.
  question_ids text[] not null check (cardinality(question_ids) <= 500),
  recommendation_id uuid references public.recommendations (id) on delete set null,
  engine public.intelligence_engine not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (user_id, id)
);
alter table public.voice_sessions enable row level security;
create index voice_sessions_recommendation_idx on public.voice_sessions (recommendation_id);
create trigger voice_sessions_touch before update on public.voice_sessions
  for each row execute function private.touch_updated_at();

grant select on public.voice_sessions to authenticated;
grant select, insert, update, delete on public.voice_sessions to service_role;

create policy "Clients read their own conversations" on public.voice_sessions
  for select to authenticated using (user_id = (select auth.uid()));
create policy "Admins read every conversation" on public.voice_sessions
  for select to authenticated using ((select private.caller_role()) = 'admin');

-- Which conversation an answer came of; null for what was written, and for what the client corrected.
alter table public.client_responses
  add column voice_session_id uuid,
  -- Looked at in the end: while a guest's answers change hands they are the account's before it is.
  add constraint client_responses_voice_session_fkey
    foreign key (user_id, voice_session_id) references public.voice_sessions (user_id, id)
    on delete set null (voice_session_id) deferrable initially deferred;
create index client_responses_voice_session_idx
  on public.client_responses (user_id, voice_session_id);

-- A spoken answer to a question of the catalogue belongs to that question, whatever words it was asked in.
create or replace function private.fill_in_question() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  found_question record;
begin
  perform private.require_usable_answer(new.answer);
  select * into found_question from private.answered_question(new.question_id);
  if found then
    -- As the catalogue writes it: an id in capitals is the same question.
    new.question_id := found_question.id::text;
    new.contribution_question_id := found_question.id;
    new.question := case
      when new.source = 'voice' then coalesce(new.question, found_question.question)
      else found_question.question
    end;
  elsif tg_op = 'INSERT' and not (new.source = 'voice' and new.question is not null) then
    raise exception 'question_not_found' using errcode = 'P0002';
  end if;
  return new;
end
$$;

-- As before, and no longer of the conversation: sent again, it does not undo the correction.
create or replace function public.correct_client_response(
  p_user_id uuid, p_response_id uuid, p_answer text
) returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  former public.client_responses;
  corrected public.client_responses;
begin
  select * into former from public.client_responses
  where id = p_response_id and user_id = p_user_id for update;
  if not found then
    raise exception 'client_response_not_found' using errcode = 'P0002';
  end if;
  update public.client_responses
  set
    -- Whoever corrects the text as it was shown leaves the mark in front of it.
    answer = case
      when inferred then regexp_replace(p_answer, '^\s*\[Inferred\]\s*', '')
      else p_answer
    end,
    inferred = false,
    reasoning = null,
    voice_session_id = null
  where id = p_response_id
  returning * into corrected;
  if corrected.answer <> former.answer then
    perform private.outdate_recommendations(p_user_id, jsonb_build_array(
      jsonb_build_object('questionId', former.question_id, 'answer', former.answer)
    ));
  end if;
  return private.client_response(corrected);
end
$$;
