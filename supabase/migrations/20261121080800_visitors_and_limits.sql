-- Answers of visitors without an account. Nobody can be shown them and nobody can ask for them to
-- be erased, so they stay apart from every account and go by themselves after 30 days.
create table private.visitor_responses (
  id uuid primary key default gen_random_uuid(),
  visitor_key text not null check (char_length(visitor_key) between 1 and 200),
  question_id text not null check (char_length(question_id) between 1 and 200),
  question text not null check (char_length(question) <= 20000),
  answer text not null check (answer ~ '\S' and char_length(answer) <= 20000),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (visitor_key, question_id)
);
alter table private.visitor_responses enable row level security;
create index visitor_responses_age_idx on private.visitor_responses (updated_at);
create trigger visitor_responses_touch before update on private.visitor_responses
  for each row execute function private.touch_updated_at();

-- Saves a visitor's answer instead of an earlier one and returns its id. Each save clears away a few
-- outdated rows of anyone, which keeps the table bounded without a scheduler.
-- Errors: P0002 `question_not_found`; 22023 `answer_not_usable` (empty or too long).
create function public.save_visitor_response(
  p_visitor_key text, p_question_id text, p_answer text
) returns uuid
language plpgsql security definer
set search_path = ''
as $$
declare
  asked text;
  saved uuid;
begin
  perform private.require_usable_answer(p_answer);
  select question into asked from private.answered_question(p_question_id);
  if not found then
    raise exception 'question_not_found' using errcode = 'P0002';
  end if;
  insert into private.visitor_responses (visitor_key, question_id, question, answer)
  values (p_visitor_key, p_question_id, asked, p_answer)
  on conflict (visitor_key, question_id) do update
    set question = excluded.question, answer = excluded.answer
  returning id into saved;
  delete from private.visitor_responses where id in (
    select id from private.visitor_responses
    where updated_at < now() - interval '30 days'
    order by updated_at
    limit 10
    for update skip locked
  );
  return saved;
end
$$;
grant execute on function public.save_visitor_response(text, text, text) to service_role;

-- How often something was done in the current window. Unlogged: after a crash the counting starts
-- anew, in exchange for a write that costs next to nothing.
create unlogged table private.rate_limits (
  -- Hashed by the caller: no address, no e-mail.
  key text primary key check (char_length(key) between 1 and 200),
  used int not null,
  ends_at timestamptz not null
);
alter table private.rate_limits enable row level security;
create index rate_limits_end_idx on private.rate_limits (ends_at);

-- Uses one of the `p_limit` turns that `p_key` has in a window of `p_window_seconds`. The row lock of
-- the upsert makes callers on any number of connections count one after the other.
-- Returns { allowed: boolean, retry_after: whole seconds until the next window, 0 when allowed }.
create function public.take_rate_limit(p_key text, p_limit int, p_window_seconds int) returns jsonb
language plpgsql security definer
set search_path = ''
as $$
declare
  turn private.rate_limits;
begin
  if p_limit is null or p_limit < 1 or p_window_seconds is null or p_window_seconds < 1 then
    raise exception 'limit_not_usable' using errcode = '22023';
  end if;
  insert into private.rate_limits as counted (key, used, ends_at)
  values (p_key, 1, clock_timestamp() + make_interval(secs => p_window_seconds))
  on conflict (key) do update set
    -- Stops counting one past the limit: a flood cannot overflow it.
    used = case
      when counted.ends_at <= clock_timestamp() then 1
      else least(counted.used, p_limit) + 1
    end,
    ends_at = case
      when counted.ends_at <= clock_timestamp()
      then clock_timestamp() + make_interval(secs => p_window_seconds)
      else counted.ends_at
    end
  returning * into turn;
  delete from private.rate_limits where key in (
    select key from private.rate_limits
    where ends_at < clock_timestamp()
    order by ends_at
    limit 2
    for update skip locked
  );
  return jsonb_build_object(
    'allowed', turn.used <= p_limit,
    'retry_after', case
      when turn.used <= p_limit then 0
      else greatest(ceil(extract(epoch from turn.ends_at - clock_timestamp())), 1)::int
    end
  );
end
$$;

-- Gives all turns back, for instance after a login that succeeded.
create function public.clear_rate_limit(p_key text) returns void
language sql security definer
set search_path = ''
as $$
  delete from private.rate_limits where key = p_key
$$;
grant execute on function
  public.take_rate_limit(text, int, int), public.clear_rate_limit(text)
  to service_role;
