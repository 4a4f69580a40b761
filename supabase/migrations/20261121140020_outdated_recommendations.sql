-- Words that a client takes back must not live on in the reasons of what was recommended.

-- A text by its words alone, so that a quotation is found however it is punctuated and cut.
create function private.plain_words(p_text text) returns text
language sql immutable
set search_path = ''
as $$
  select ' ' || btrim(regexp_replace(lower(p_text), '[^[:alnum:]]+', ' ', 'g')) || ' '
$$;

-- The passages that a text puts in quotation marks, by their words; one with words left out is several.
create function private.quotations(p_text text) returns setof text
language sql immutable
set search_path = ''
as $$
  select private.plain_words(passage)
  from regexp_matches(p_text, '["“„«]([^"“”„«»]+)["”»]', 'g') as quoted,
    regexp_split_to_table(quoted[1], '…|\.{3}|\[[^]]*\]') as passage
  where passage ~ '[[:alnum:]]'
$$;

-- Whether a recommendation quotes this answer of the client: as evidence of a factor (also one that the
-- answer held before it was given anew), or in the text of a reason with words that are not the
-- therapist's own.
create function private.quotes_answer(
  p_recommendation jsonb, p_user_id uuid, p_question_id text, p_answer text
) returns boolean
language sql stable
set search_path = ''
as $$
  select exists (
    select from jsonb_path_query(p_recommendation, '$.factors[*].client') as evidence
    where lower(evidence ->> 'questionId') = lower(p_question_id)
      and (
        position(evidence ->> 'quote' in p_answer) > 0
        or not exists (
          select from public.client_responses
          where user_id = p_user_id and position(evidence ->> 'quote' in answer) > 0
        )
      )
  ) or exists (
    select from (
      select p_recommendation as match
      union all select jsonb_path_query(p_recommendation, '$.alternatives[*]')
    ) as matches
    cross join private.quotations(
      concat_ws(' ', match ->> 'matchReasoning', match ->> 'difference', match ->> 'caveat')
    ) as quotation
    where position(quotation in private.plain_words(p_answer)) > 0
      and position(quotation in private.plain_words(concat_ws(
        ' | ', match ->> 'name', match ->> 'specialty', match ->> 'style', match ->> 'description',
        match ->> 'tags'
      ))) = 0
  )
$$;

-- A recommendation without its reasons; who was recommended stays.
create function private.without_reasons(p_recommendation jsonb, p_instead text) returns jsonb
language sql stable
set search_path = ''
as $$
  select p_recommendation || jsonb_build_object(
    'matchReasoning', p_instead,
    'factors', '[]'::jsonb,
    'caveat', '',
    'alternatives', (
      select coalesce(
        jsonb_agg(
          alternative || jsonb_build_object('matchReasoning', p_instead, 'difference', '')
          order by place
        ),
        '[]'
      )
      from jsonb_array_elements(p_recommendation -> 'alternatives')
        with ordinality as listed (alternative, place)
    ),
    'outdated', true
  )
$$;

-- Takes the reasons from the client's recommendations that quote one of these answers
-- ([{ questionId, answer }]); from all when the client has no answer left. What was finished lately is
-- forgotten with them: a digest of words that are gone is a trace of them, too.
create function private.outdate_recommendations(p_user_id uuid, p_answers jsonb) returns void
language sql security definer
set search_path = ''
as $$
  update public.recommendations as match
  set
    recommendation = private.without_reasons(match.recommendation, said.instead),
    reasoning = said.instead
  from (
    values ('You have since changed an answer that this recommendation was made from.')
  ) as said (instead)
  where match.user_id = p_user_id
    and match.recommendation -> 'outdated' is distinct from 'true'
    and (
      not exists (select from public.client_responses where user_id = p_user_id)
      or exists (
        select from jsonb_array_elements(p_answers) as gone
        where private.quotes_answer(
          match.recommendation, p_user_id, gone ->> 'questionId', gone ->> 'answer'
        )
      )
    );
  update public.client_profiles set finished_lately = '{}'
  where user_id = p_user_id and finished_lately <> '{}'
$$;
grant execute on function private.outdate_recommendations(uuid, jsonb) to service_role;

-- As before, and the recommendations that quote the old words lose their reasons.
--
-- Corrects a client's own answer, a spoken or an inferred one, too, and returns it in the shape of the
-- contract `ClientResponse`. What the client says is no longer inferred from anything.
-- Errors: P0002 `client_response_not_found` (also: another's); 22023 `answer_not_usable` (empty or too
-- long).
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
    reasoning = null
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

-- Whoever removes an answer: the client, also past the API. With an account goes everything anyway.
create function private.outdate_after_removal() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  client record;
begin
  for client in
    select
      user_id,
      jsonb_agg(jsonb_build_object('questionId', question_id, 'answer', answer)) as answers
    from removed
    where exists (select from public.profiles where id = user_id)
    group by user_id
    order by user_id
  loop
    perform private.outdate_recommendations(client.user_id, client.answers);
  end loop;
  return null;
end
$$;
create trigger client_responses_outdate
  after delete on public.client_responses
  referencing old table as removed
  for each statement execute function private.outdate_after_removal();
