-- With words that were taken back go the reasons of the recommendations that quote them.
select plan(15);
select tests.cast_of_people();
select tests.catalogue();
insert into public.therapists (id, name, status) values (tests.id('entry'), 'Tom', 'approved');
insert into public.client_responses (id, user_id, question_id, answer) values
  (tests.id('panic'), tests.id('Ana'), tests.id('why now')::text, 'My panic, on every bus. My "brother" left.'),
  (tests.id('walks'), tests.id('Ana'), tests.id('what helped')::text, 'Long walks by the sea'),
  (tests.id('Ben''s'), tests.id('Ben'), tests.id('why now')::text, 'My panic, on every bus');
create function pg_temp.factor(question text, quote text) returns jsonb language sql as $$
  select jsonb_build_object('kind', 'problem', 'label', 'l', 'points', 1, 'weight', 2,
    'client', jsonb_build_object('questionId', tests.id(question), 'quote', quote),
    'therapist', jsonb_build_object('quote', 'calm', 'field', 'style'))
$$;
create function pg_temp.recommended(name text, about jsonb, who text default 'Ana') returns void language sql as $$
  insert into public.recommendations (id, user_id, therapist_id, source, match_score, reasoning, recommendation, engine)
  select tests.id(name), tests.id(who), tests.id('entry'), 'assessment', 80, 'Because', jsonb_build_object(
    'id', tests.id('entry'), 'name', 'Tom', 'specialty', 'Panic', 'style', 'calm', 'description', '', 'tags', '["every bus"]'::jsonb, 'matchScore', 80,
    'matchReasoning', 'Because', 'caveat', 'Ask first', 'factors', '[]'::jsonb, 'alternatives', '[]'::jsonb
  ) || about, 'offline'
$$;
select pg_temp.recommended('by a factor', jsonb_build_object('factors', jsonb_build_array(pg_temp.factor('why now', 'panic, on every bus'))));
select pg_temp.recommended('by its reason', '{"matchReasoning": "You wrote “My ''brother'' left”."}');
select pg_temp.recommended('by a model''s reason', '{"matchReasoning": "You wrote \"My panic … every bus\"."}');
select pg_temp.recommended('by its caveat', '{"caveat": "You said “on every bus”: ask."}');
select pg_temp.recommended('by an alternative', '{"alternatives": [{"id": "x", "name": "Una", "matchReasoning": "You wrote “My panic”.", "difference": "Una says “hm”."}]}');
select pg_temp.recommended('by another answer', jsonb_build_object('factors', jsonb_build_array(pg_temp.factor('what helped', 'Long walks'))));
select pg_temp.recommended('by an earlier answer', jsonb_build_object('factors', jsonb_build_array(pg_temp.factor('what helped', 'Swimming'))));
select pg_temp.recommended('by the therapist''s words', '{"matchReasoning": "You wrote “Long walks”. Tom names “every bus” and “Panic”."}');
select pg_temp.recommended('another''s', '{"caveat": "You said “on every bus”: ask."}', 'Ben');
create temporary table before as select * from public.recommendations;
create function pg_temp.outdated() returns setof text language sql as $$
  select name from unnest(array['by a factor', 'by its reason', 'by a model''s reason', 'by its caveat', 'by an alternative', 'by another answer', 'by an earlier answer', 'by the therapist''s words', 'another''s']) as name
  join public.recommendations on id = tests.id(name) where recommendation -> 'outdated' = 'true'
$$;
grant execute on function pg_temp.outdated() to public;

-- Corrected
select tests.act_as('service');
select lives_ok($$select public.correct_client_response(tests.id('Ana'), tests.id('panic'), 'My panic, on every bus. My "brother" left.')$$, 'an answer is sent again as it was');
select is_empty('select * from pg_temp.outdated()', 'which outdates nothing');
select lives_ok($$select public.correct_client_response(tests.id('Ana'), tests.id('panic'), 'I sleep badly')$$, 'an answer is corrected');
select tests.act_as('owner');
select bag_eq('select * from pg_temp.outdated()',
  $$values ('by a factor'), ('by its reason'), ('by a model''s reason'), ('by its caveat'), ('by an alternative')$$,
  'each recommendation that quotes it is outdated, and no other');
select results_eq(
  $$select reasoning, recommendation - '{id,name,specialty,style,description,tags,matchScore}'::text[] from public.recommendations where id = tests.id('by an alternative')$$,
  $$values ('You have since changed an answer that this recommendation was made from.', jsonb_build_object(
    'matchReasoning', 'You have since changed an answer that this recommendation was made from.', 'factors', '[]'::jsonb, 'caveat', '', 'outdated', true,
    'alternatives', '[{"id": "x", "name": "Una", "matchReasoning": "You have since changed an answer that this recommendation was made from.", "difference": ""}]'::jsonb))$$,
  'the reasons are gone, its own and those of the alternatives');
select results_eq($$select recommendation - '{factors,matchReasoning,caveat,outdated,alternatives}'::text[] from public.recommendations where id = tests.id('by a factor')$$,
  $$select recommendation - '{factors,matchReasoning,caveat,outdated,alternatives}'::text[] from before where id = tests.id('by a factor')$$, 'who was recommended stays');
select is_empty($$select 1 from public.recommendations where user_id = tests.id('Ana') and to_jsonb(recommendations)::text ~ 'panic, on|brother|My panic|on every'$$, 'the words are nowhere any more');
select results_eq($$select * from public.recommendations where user_id = tests.id('Ben') or recommendation -> 'outdated' is null order by id$$,
  $$select * from before where id in (tests.id('by another answer'), tests.id('by an earlier answer'), tests.id('by the therapist''s words'), tests.id('another''s')) order by id$$, 'the others keep everything');

-- Answered anew: what was recommended before was recommended to what was said then
select tests.act_as('Ana');
select lives_ok($$select public.save_client_response(tests.id('what helped')::text, 'Long walks by the sea, and friends')$$, 'a question is answered once more');
select is((select count(*)::int from pg_temp.outdated()), 5, 'which outdates nothing');

-- Removed, by the client
delete from public.client_responses where id = tests.id('walks');
select tests.act_as('owner');
select is((select count(*)::int from pg_temp.outdated()), 8, 'with a removed answer go the reasons, also those that quote what it was before');

-- The last one
select pg_temp.recommended('of nothing', '{}', 'Ben');
select tests.act_as('Ben');
delete from public.client_responses;
select tests.act_as('owner');
select is((select count(*)::int from public.recommendations where user_id = tests.id('Ben') and recommendation -> 'outdated' = 'true'), 2, 'with the last answer all are outdated');
select is((select count(*)::int from public.recommendations where recommendation -> 'outdated' is null), 0, 'of the others none is left here');

-- An inferred one, and one that was kept before there were reasons
insert into public.client_responses (id, user_id, question_id, question, answer, source, inferred) values
  (tests.id('calm'), tests.id('Gil'), 'style', 'What style?', '[Inferred] Quiet rooms', 'voice', true),
  (tests.id('other'), tests.id('Gil'), 'mood', 'And?', 'Fine', 'voice', false);
select pg_temp.recommended('from inferred words', '{"caveat": "It seems that “Quiet rooms” suit you.", "alternatives": []}', 'Gil');
insert into public.recommendations (user_id, therapist_id, source, match_score, reasoning, recommendation, engine) values (tests.id('Gil'), tests.id('entry'), 'voice', 1, 'r', '{}', 'offline');
select tests.act_as('service');
select lives_ok($$select public.correct_client_response(tests.id('Gil'), tests.id('calm'), 'Loud ones')$$, 'an inferred answer is corrected');
select tests.act_as('owner');
select results_eq($$select recommendation -> 'outdated' from public.recommendations where user_id = tests.id('Gil') order by match_score$$,
  $$values (null::jsonb), ('true')$$, 'the same holds');
