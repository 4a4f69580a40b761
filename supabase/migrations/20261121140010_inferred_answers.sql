-- As before, and says which answers were inferred and not given: nobody may be told that they said them.
-- An answer that becomes the client's own in the same words is another answer to a profile under way.
create or replace function private.profile_answers(p_user_id uuid) returns jsonb
language sql stable
set search_path = ''
as $$
  select coalesce(
    jsonb_agg(
      jsonb_build_object(
        'questionId', question_id, 'question', question, 'answer', answer, 'inferred', inferred
      )
      order by created_at, id
    ),
    '[]'
  )
  from public.client_responses
  where user_id = p_user_id
$$;
