-- Corrects a client's own answer, a spoken or an inferred one, too, and returns it in the shape of the
-- contract `ClientResponse`. What the client says is no longer inferred from anything.
-- Errors: P0002 `client_response_not_found` (also: another's); 22023 `answer_not_usable` (empty or too
-- long).
create function public.correct_client_response(
  p_user_id uuid, p_response_id uuid, p_answer text
) returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  corrected public.client_responses;
begin
  update public.client_responses
  set
    -- Whoever corrects the text as it was shown leaves the mark in front of it.
    answer = case
      when inferred then regexp_replace(p_answer, '^\s*\[Inferred\]\s*', '')
      else p_answer
    end,
    inferred = false,
    reasoning = null
  where id = p_response_id and user_id = p_user_id
  returning * into corrected;
  if not found then
    raise exception 'client_response_not_found' using errcode = 'P0002';
  end if;
  return private.client_response(corrected);
end
$$;
grant execute on function public.correct_client_response(uuid, uuid, text) to service_role;

-- What was concluded goes with the last answer that it was concluded from.
create function private.empty_client_profile() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  update public.client_profiles
  set
    personality_profile = null,
    analysis_results = null,
    status = 'none',
    generation_started_at = null,
    generation_error = null,
    engine = null
  where user_id = old.user_id
    and status <> 'none'
    and not exists (select from public.client_responses where user_id = old.user_id);
  return null;
end
$$;
-- Looked at in the end: while a guest's answers change hands there may be none for a moment.
create constraint trigger client_responses_empty_profile
  after delete on public.client_responses
  deferrable initially deferred
  for each row execute function private.empty_client_profile();
