-- What the senior experts contribute: their thoughts, and the questions and insights made of them.
-- `expert` is the slug of the expert's page.
create table public.contributions (
  id uuid primary key default gen_random_uuid(),
  expert text not null check (expert ~ '^[a-z][a-z0-9-]{0,62}$'),
  summary text not null default 'No summary provided'
    check (summary ~ '\S' and char_length(summary) <= 20000),
  -- The expert's own words, for the expert and for admins.
  raw_input text not null default '' check (char_length(raw_input) <= 20000),
  engine public.intelligence_engine not null,
  -- Counts the saves, so that two editors of one contribution notice each other.
  version int not null default 1 check (version > 0),
  created_at timestamptz not null default now(),
  last_edited timestamptz,
  -- For the foreign keys that keep the expert of a question the expert of its contribution.
  unique (id, expert)
);
alter table public.contributions enable row level security;
create index contributions_expert_idx on public.contributions (expert, created_at desc);

-- Questions and insights are never erased by an expert: an answer given to a question must keep its
-- meaning. `source_offset` and `source_text` say which of the expert's words one was made of.
create table public.contribution_questions (
  id uuid primary key default gen_random_uuid(),
  contribution_id uuid not null,
  expert text not null,
  position int not null default 0 check (position >= 0),
  question text not null check (question ~ '\S' and char_length(question) <= 20000),
  reasoning text not null default '' check (char_length(reasoning) <= 20000),
  audience public.question_audience not null default 'client',
  source_offset int check (source_offset >= 0),
  source_text text check (char_length(source_text) <= 20000),
  created_at timestamptz not null default now(),
  deleted_at timestamptz,
  deleted_by text check (char_length(deleted_by) <= 200),
  constraint deleted_by_someone_at_some_time check (deleted_by is null or deleted_at is not null),
  foreign key (contribution_id, expert)
    references public.contributions (id, expert) on update cascade on delete cascade
);
alter table public.contribution_questions enable row level security;
create index contribution_questions_contribution_idx
  on public.contribution_questions (contribution_id, expert, position);
create index contribution_questions_live_idx on public.contribution_questions (audience)
  where deleted_at is null;

create table public.contribution_insights (
  id uuid primary key default gen_random_uuid(),
  contribution_id uuid not null,
  expert text not null,
  position int not null default 0 check (position >= 0),
  insight text not null check (insight ~ '\S' and char_length(insight) <= 20000),
  application text not null default '' check (char_length(application) <= 20000),
  source_offset int check (source_offset >= 0),
  source_text text check (char_length(source_text) <= 20000),
  created_at timestamptz not null default now(),
  deleted_at timestamptz,
  deleted_by text check (char_length(deleted_by) <= 200),
  constraint deleted_by_someone_at_some_time check (deleted_by is null or deleted_at is not null),
  foreign key (contribution_id, expert)
    references public.contributions (id, expert) on update cascade on delete cascade
);
alter table public.contribution_insights enable row level security;
create index contribution_insights_contribution_idx
  on public.contribution_insights (contribution_id, expert, position);

-- Experts have no account: they write through the service, after it checked their access token.
grant select on public.contributions, public.contribution_insights to authenticated;
grant select (id, contribution_id, expert, position, question, reasoning, audience)
  on public.contribution_questions to anon, authenticated;
grant select, insert, update, delete
  on public.contributions, public.contribution_questions, public.contribution_insights
  to service_role;

create policy "Admins read contributions" on public.contributions
  for select to authenticated using ((select private.caller_role()) = 'admin');
create policy "Admins read insights" on public.contribution_insights
  for select to authenticated using ((select private.caller_role()) = 'admin');
create policy "Everyone reads the live questions for clients" on public.contribution_questions
  for select to anon, authenticated using (deleted_at is null and audience = 'client');
create policy "Therapists and admins read the live questions for therapists"
  on public.contribution_questions
  for select to authenticated using (
    deleted_at is null
    and audience = 'therapist'
    and (select private.caller_role()) in ('therapist', 'admin')
  );

-- The questions of the assessment in their order. Definer, because the order is that of the
-- contributions, which a client may not read.
create function private.client_questions()
returns table (id uuid, question text, reasoning text, expert text)
language sql stable security definer
set search_path = ''
as $$
  select question.id, question.question, question.reasoning, question.expert
  from public.contribution_questions as question
  join public.contributions as contribution on contribution.id = question.contribution_id
  where question.deleted_at is null and question.audience = 'client'
  order by contribution.created_at, contribution.id, question.position, question.id
$$;
grant execute on function private.client_questions() to anon, authenticated, service_role;

-- All questions that a written assessment asks.
create function public.assessment_questions()
returns table (id uuid, question text, reasoning text, expert text)
language sql stable
set search_path = ''
as $$
  select id, question, reasoning, expert from private.client_questions()
$$;
grant execute on function public.assessment_questions() to anon, authenticated, service_role;

-- The question with this id, for one who answers it: a question for clients, also when it was
-- removed meanwhile, so that the answer is not lost. No row for any other text.
create function private.answered_question(p_question_id text)
returns table (id uuid, question text)
language sql stable security definer
set search_path = ''
as $$
  select found.id, found.question
  from public.contribution_questions as found
  where found.audience = 'client'
    and found.id = case
      when p_question_id ~* '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then p_question_id::uuid
    end
$$;

-- The questions that these ids name, removed ones included; ids that name none are left out.
create function public.questions_for_answers(p_question_ids text[])
returns table (question_id text, question text)
language sql stable
set search_path = ''
as $$
  select asked.id, found.question
  from (select distinct unnest(p_question_ids) as id) as asked
  join public.contribution_questions as found
    on found.audience = 'client'
    and found.id = case
      when asked.id ~* '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then asked.id::uuid
    end
$$;
grant execute on function public.questions_for_answers(text[]) to service_role;
