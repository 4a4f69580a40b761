-- A client puts right what was understood wrong, and takes back what should not be known.
select plan(19);
select tests.cast_of_people();
select tests.catalogue();
insert into public.client_responses (id, user_id, question_id, question, answer, source, inferred, reasoning, updated_at) values
  (tests.id('written'), tests.id('Ana'), tests.id('why now')::text, null, 'Panic', 'assessment', false, null, now() - interval '1 day'),
  (tests.id('inferred'), tests.id('Ana'), 'style', 'What style?', '[Inferred] Strict', 'voice', true, 'Spoke of order', now() - interval '1 day'),
  (tests.id('spoken'), tests.id('Ana'), 'mood', 'How are you?', 'Tired', 'voice', false, null, now() - interval '1 day'),
  (tests.id('Ben''s'), tests.id('Ben'), tests.id('why now')::text, null, 'Grief', 'assessment', false, null, now());
update public.client_profiles set status = 'ready', personality_profile = 'Text', engine = 'offline', generation_started_at = now(),
  analysis_results = '{"tags": [], "summary": "", "matchScore": 0}';

-- Who may
select tests.refused(who, $$select public.correct_client_response(tests.id('Ana'), tests.id('spoken'), 'x')$$)
from unnest(array['visitor', 'Ana', 'Ben', 'Ada']) as who;
select tests.refused('service', $$select public.correct_client_response(tests.id('Ana'), tests.id('Ben''s'), 'x')$$, 'P0002', 'client_response_not_found');
select tests.refused('service', $$select public.correct_client_response(tests.id('Ana'), tests.id('no answer'), 'x')$$, 'P0002', 'client_response_not_found');

-- What becomes of it
create function pg_temp.corrected(which text, answer text) returns text language sql as $$
  select concat_ws(', ', it ->> 'answer', it ->> 'inferred', coalesce(it ->> 'reasoning', 'no reasoning'))
  from public.correct_client_response(tests.id('Ana'), tests.id(which), answer) as it
$$;
grant execute on function pg_temp.corrected(text, text) to public;
select tests.act_as('service');
select is(pg_temp.corrected('written', 'Not panic'), 'Not panic, false, no reasoning', 'a written answer');
select is(pg_temp.corrected('spoken', 'Rested'), 'Rested, false, no reasoning', 'a spoken one');
select is(pg_temp.corrected('inferred', '[Inferred] Gentle'), 'Gentle, false, no reasoning', 'an inferred one is the client''s own from then on, without the mark');
select is(pg_temp.corrected('inferred', '[Inferred] as I see it'), '[Inferred] as I see it, false, no reasoning', 'what is the client''s own stays letter for letter');
select tests.act_as('owner');
select is((select bool_and(updated_at = now()) from public.client_responses where user_id = tests.id('Ana')), true, 'it is as new as the correction');
select is((select question from public.client_responses where id = tests.id('spoken')), 'How are you?', 'the question stays');
update public.client_responses set inferred = true where id = tests.id('inferred');
select tests.refused('service', $$select public.correct_client_response(tests.id('Ana'), tests.id('inferred'), '[Inferred] ')$$, '22023', 'answer_not_usable');
select tests.refused('service', $$select public.correct_client_response(tests.id('Ana'), tests.id('spoken'), repeat('x', 20001))$$, '22023', 'answer_not_usable');

-- Taking back
set constraints all immediate;
select tests.act_as('Ana');
delete from public.client_responses where id <> tests.id('spoken');
select tests.act_as('owner');
select is((select personality_profile from public.client_profiles where user_id = tests.id('Ana')), 'Text', 'with some answers left the profile stays');
select tests.act_as('Ana');
delete from public.client_responses;
select tests.act_as('owner');
select results_eq(
  $$select status::text, personality_profile, analysis_results, generation_started_at, engine::text from public.client_profiles where user_id = tests.id('Ana')$$,
  $$values ('none', null::text, null::jsonb, null::timestamptz, null::text)$$, 'with the last answer it goes'
);
select is((select personality_profile from public.client_profiles where user_id = tests.id('Ben')), 'Text', 'another''s stays');
-- A guest's only answer is replaced by the account's newer one: for a moment there is none.
set constraints all deferred;
insert into public.client_responses (user_id, question_id, answer, updated_at)
values (tests.id('Gil'), tests.id('why now')::text, 'Newest', now() + interval '1 day');
select tests.act_as('service');
select is(public.claim_guest(tests.id('Gil'), tests.id('Ben')), '{"moved": 1, "refresh": true}', 'a guest''s newer answer takes the place of the only one');
select tests.act_as('owner');
set constraints all immediate;
select is((select personality_profile from public.client_profiles where user_id = tests.id('Ben')), 'Text', 'which empties nothing');
