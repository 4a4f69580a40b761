-- Keeping, reading and editing a contribution, each as one whole.
select plan(59);
select tests.cast_of_people();
select tests.catalogue();

-- Who may: the service alone
select tests.refused(who, statement)
from unnest(array['visitor', 'Tom', 'Ada']) as who,
  unnest(array[
    $$select public.save_contribution('miriam', '{"questions": [], "analysis": []}', 'offline')$$,
    $$select public.update_contribution('miriam', tests.id('first contribution')::text, '{}', 'x')$$,
    $$select public.get_contribution('miriam', tests.id('first contribution')::text)$$,
    $$select public.previous_contributions('miriam')$$,
    $$select public.contribution_exists(tests.id('first contribution')::text)$$
  ]) as statement;

-- Saving
create temporary table saves (id uuid);
grant all on saves to public;
select tests.act_as('service');
insert into saves select public.save_contribution('nora', '{
  "summary": "On sleep",
  "rawInput": "Ask how they sleep. Tired people cannot choose.",
  "questions": [
    {"question": "How do you sleep?", "reasoning": "It colours all", "audience": "client", "sourceOffset": 0, "sourceText": "Ask how they sleep."},
    {"question": "Whom do you supervise?", "reasoning": "", "audience": "supervisors"},
    {"question": "How do you rest?", "reasoning": "", "audience": "therapist"}
  ],
  "analysis": [{"insight": "Tired people cannot choose", "application": "Offer fewer", "sourceOffset": 20, "sourceText": "Tired people cannot choose."}]
}', 'openai');
select is(
  public.get_contribution('nora', (select id::text from saves))
    - array['id', 'timestamp', 'questions', 'analysis'],
  '{"lastEdited": null, "summary": "On sleep", "rawInput": "Ask how they sleep. Tired people cannot choose.", "engine": "openai", "version": 1, "deletedQuestionIds": [], "deletedInsightIds": []}',
  'a contribution is read as it was saved'
);
select results_eq(
  $$select item ->> 'question', item ->> 'audience', item ->> 'sourceOffset', item ->> 'sourceText'
    from jsonb_array_elements(public.get_contribution('nora', (select id::text from saves)) -> 'questions') as item$$,
  $$values ('How do you sleep?', 'client', '0', 'Ask how they sleep.'), ('Whom do you supervise?', 'client', null, null), ('How do you rest?', 'therapist', null, null)$$,
  'its questions in their order, with the words they were made of; those for others are for clients'
);
select is(
  (public.get_contribution('nora', (select id::text from saves)) -> 'analysis' -> 0) - '_id',
  '{"insight": "Tired people cannot choose", "application": "Offer fewer", "sourceOffset": 20, "sourceText": "Tired people cannot choose."}',
  'and its insights'
);
select set_has(
  'select question from public.assessment_questions()', $$values ('How do you sleep?'), ('Whom do you supervise?')$$,
  'what is for clients is asked at once'
);
do $$ begin perform public.save_contribution('miriam', '{"summary": " ", "questions": [], "analysis": []}', 'offline'); end $$;
select is(
  public.previous_contributions('miriam') -> 0 ->> 'summary', 'No summary provided', 'a summary that is missing is said to be'
);

-- Nothing half-saved
select tests.refused('service', $$select public.save_contribution('nora', '{"questions": [{"question": "Fine?"}, {"question": " "}], "analysis": []}', 'offline')$$, '22023', 'contribution_item_empty');
select tests.refused('service', $$select public.save_contribution('nora', '{"questions": [{"question": "Fine?"}], "analysis": [{"insight": ""}]}', 'offline')$$, '22023', 'contribution_item_empty');
select tests.refused('service', $$select public.save_contribution('nora', '{"questions": [{"insight": "no question"}], "analysis": [{"application": "no insight"}]}', 'offline')$$, '22023', 'contribution_item_empty');
select tests.refused('service', format($$select public.save_contribution('nora', '{"questions": [{"_id": "%s", "question": "Mine?"}], "analysis": []}', 'offline')$$, tests.id('why now')), '22023', 'contribution_item_unknown');
select tests.refused('service', $$select public.save_contribution('nora', jsonb_build_object('analysis', '[]'::jsonb, 'questions', (select jsonb_agg('{"question": "q"}'::jsonb) from generate_series(1, 101))), 'offline')$$, '22023', 'contribution_too_long');
select tests.refused('service', $$select public.save_contribution('Not a slug', '{"questions": [], "analysis": []}', 'offline')$$, '23514');
select tests.concerns('service', 1, $$select from jsonb_array_elements(public.previous_contributions('nora'))$$);

-- Reading
select is(public.get_contribution('jonas', tests.id('first contribution')::text), null, 'a contribution is found under its expert''s name only');
select is(public.get_contribution('miriam', 'nonsense'), null, 'what is no id finds nothing');
select is(public.get_contribution('miriam', null), null, 'nor does nothing');
select is(public.get_contribution('miriam', '{' || tests.id('first contribution') || '}'), null, 'an id has one spelling');
select isnt(public.get_contribution('miriam', upper(tests.id('first contribution')::text)), null, 'in small letters or capitals');
select ok(public.contribution_exists(tests.id('second contribution')::text), 'whether one exists can be asked without a name');
select ok(not public.contribution_exists('nonsense'), 'of any text');
select is(
  public.previous_contributions('jonas') -> 0,
  jsonb_build_object('id', tests.id('second contribution'), 'timestamp', now() - interval '1 day', 'lastEdited', null, 'summary', 'On endings', 'questionCount', 1, 'analysisCount', 0),
  'a row of the list says when, what and how many'
);
select results_eq(
  $$select item ->> 'summary', item ->> 'questionCount', item ->> 'analysisCount' from jsonb_array_elements(public.previous_contributions('miriam')) as item$$,
  $$values ('No summary provided', '0', '0'), ('On beginnings', '2', '1')$$, 'newest first, without what was removed'
);
select is(public.previous_contributions('nobody'), '[]', 'who contributed nothing has an empty list');

-- Editing
create function pg_temp.edit(changes jsonb, name text default 'first contribution', expert text default 'miriam') returns jsonb language sql as $$
  select public.update_contribution(expert, tests.id(name)::text, '{"version": 1, "summary": "Edited", "questions": [], "analysis": [], "deletedQuestionIds": [], "deletedInsightIds": []}' || changes, 'password 7')
$$;
create function pg_temp.one(name text, text text, audience text default 'client') returns jsonb language sql as $$
  select jsonb_build_object('_id', tests.id(name), 'question', text, 'reasoning', 'r', 'audience', audience, 'sourceOffset', 3, 'sourceText', 's')
$$;
grant execute on function pg_temp.edit(jsonb, text, text), pg_temp.one(text, text, text) to public;

select tests.refused('service', $$select pg_temp.edit('{}', 'first contribution', 'jonas')$$, 'P0002', 'contribution_not_found');
select tests.refused('service', $$select public.update_contribution('miriam', 'nonsense', '{"version": 1}', 'x')$$, 'P0002', 'contribution_not_found');
select tests.refused('service', $$select pg_temp.edit('{"version": 2}')$$, 'P0001', 'contribution_out_of_date');
select tests.refused('service', $$select pg_temp.edit(jsonb_build_object('questions', jsonb_build_array(pg_temp.one('what helped', 'Not ours?'))))$$, '22023', 'contribution_item_unknown');
select tests.refused('service', $$select pg_temp.edit(jsonb_build_object('questions', jsonb_build_array(pg_temp.one('removed', 'Back again?'))))$$, '22023', 'contribution_item_unknown');
select tests.refused('service', $$select pg_temp.edit(jsonb_build_object('questions', jsonb_build_array(pg_temp.one('why now', 'Once?'), pg_temp.one('why now', 'Twice?'))))$$, '22023', 'contribution_item_unknown');
select tests.refused('service', $$select pg_temp.edit(jsonb_build_object('questions', jsonb_build_array(pg_temp.one('why now', 'Or not?')), 'deletedQuestionIds', jsonb_build_array(tests.id('why now'))))$$, '22023', 'contribution_item_unknown');
select tests.refused('service', $$select pg_temp.edit(jsonb_build_object('deletedQuestionIds', jsonb_build_array(tests.id('what helped'))))$$, '22023', 'contribution_item_unknown');
select tests.refused('service', $$select pg_temp.edit('{"deletedInsightIds": ["nonsense"]}')$$, '22023', 'contribution_item_unknown');
select tests.refused('service', $$select pg_temp.edit(jsonb_build_object('questions', (select jsonb_agg('{"question": "q"}'::jsonb) from generate_series(1, 99))))$$, '22023', 'contribution_too_long');
select tests.refused('service', $$select pg_temp.edit('{"summary": "Half", "questions": [{"question": "New?"}], "analysis": [{"insight": " "}]}')$$, '22023', 'contribution_item_empty');
select is(
  public.get_contribution('miriam', tests.id('first contribution')::text) - array['timestamp', 'questions', 'analysis'],
  jsonb_build_object('id', tests.id('first contribution'), 'lastEdited', null, 'summary', 'On beginnings', 'rawInput', 'Secret thoughts', 'engine', 'curated', 'version', 1, 'deletedQuestionIds', '[]'::jsonb, 'deletedInsightIds', '[]'::jsonb),
  'what was refused changed nothing'
);

select tests.act_as('service');
create temporary table edited as select pg_temp.edit(jsonb_build_object(
  'questions', jsonb_build_array(
    '{"question": "A new one?", "reasoning": "n", "audience": "Other"}'::jsonb,
    pg_temp.one('first session', 'How do you really begin?', 'therapist')
  ),
  'deletedQuestionIds', jsonb_build_array(tests.id('removed')),
  'deletedInsightIds', jsonb_build_array(tests.id('insight'))
)) as document;
select tests.act_as('owner');
select results_eq(
  $$select document ->> 'version', document ->> 'summary', (document ->> 'lastEdited')::timestamptz, document ->> 'rawInput', document -> 'analysis' from edited$$,
  $$values ('2', 'Edited', now(), 'Secret thoughts', '[]'::jsonb)$$, 'an edit makes a new version, of the same words of the expert'
);
select results_eq(
  $$select (item ->> '_id')::uuid = tests.id('first session'), item ->> 'question', item ->> 'audience' from edited, jsonb_array_elements(document -> 'questions') as item$$,
  $$values (false, 'A new one?', 'client'), (true, 'How do you really begin?', 'therapist'), (false, 'Why now?', 'client')$$,
  'questions are in the order sent and keep their ids; one that was not sent stays, at the end'
);
select is(
  (select document from edited), public.get_contribution('miriam', tests.id('first contribution')::text),
  'the answer to an edit is what is read afterwards'
);
select results_eq(
  $$select deleted_at = now(), deleted_by, insight from public.contribution_insights where id = tests.id('insight')$$,
  $$values (true, 'password 7', 'Late callers are tired')$$, 'what is removed is kept, with when and by whom'
);
select results_eq(
  $$select deleted_by from public.contribution_questions where id = tests.id('removed')$$,
  $$values ('miriam')$$, 'and what was removed before stays as it was'
);
select set_eq(
  'select question from public.assessment_questions()',
  $$values ('Why now?'), ('A new one?'), ('What helped?'), ('How do you sleep?'), ('Whom do you supervise?')$$,
  'the assessment asks the edited questions at once'
);
select tests.act_as('service');
do $$ begin perform pg_temp.edit(jsonb_build_object('version', 2, 'deletedQuestionIds', jsonb_build_array(tests.id('why now')))); end $$;
select tests.act_as('owner');
select is_empty(
  $$select from public.assessment_questions() where id = tests.id('why now')$$, 'and a removed one no more'
);
select tests.concerns('Ana', 1, $$select public.save_client_response(tests.id('why now')::text, 'An answer that was on its way')$$);

-- The same save again, by a page that never heard the answer
create temporary table resaves (id uuid);
grant all on resaves to public;
select tests.act_as('service');
insert into resaves select public.save_contribution('twice-said', '{"summary": "Said twice", "questions": [{"question": "What did you hear?"}], "analysis": []}', 'offline')
from generate_series(1, 2);
select is((select count(distinct id)::int from resaves), 1, 'what comes again is kept once');
select isnt(
  public.save_contribution('somebody-else', '{"summary": "Said twice", "questions": [{"question": "What did you hear?"}], "analysis": []}', 'offline'),
  (select id from resaves limit 1),
  'unless another expert says it'
);
