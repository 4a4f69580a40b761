-- Questions are read by those who answer them; what they were made of stays with the experts.
select plan(53);
select tests.cast_of_people();
select tests.catalogue();

-- Reading questions
select tests.concerns('visitor', 2, 'select id, contribution_id, expert, position, question, reasoning, audience from public.contribution_questions');
select tests.concerns('Ana', 2, 'select id from public.contribution_questions');
select tests.concerns('Gil', 2, 'select id from public.contribution_questions');
select tests.concerns('Tom', 3, 'select id from public.contribution_questions');
select tests.concerns('Ada', 3, 'select id from public.contribution_questions');
select tests.concerns('service', 4, 'select * from public.contribution_questions');
select tests.concerns('Tom', 0, $$select id from public.contribution_questions where id = tests.id('removed')$$);
select tests.refused('visitor', 'select source_text from public.contribution_questions');
select tests.refused('Tom', 'select source_text from public.contribution_questions');
select tests.refused('visitor', 'select deleted_at from public.contribution_questions');
select tests.refused('Ana', 'select * from public.contribution_questions');

-- Reading contributions and insights
select tests.concerns('Ada', 2, 'select * from public.contributions');
select tests.concerns('service', 2, 'select * from public.contributions');
select tests.concerns('Ana', 0, 'select raw_input from public.contributions');
select tests.concerns('Gil', 0, 'select raw_input from public.contributions');
select tests.concerns('Tom', 0, 'select raw_input from public.contributions');
select tests.refused('visitor', 'select id from public.contributions');
select tests.concerns('Ada', 1, 'select * from public.contribution_insights');
select tests.concerns('service', 1, 'select * from public.contribution_insights');
select tests.concerns('Tom', 0, 'select * from public.contribution_insights');
select tests.concerns('Gil', 0, 'select * from public.contribution_insights');
select tests.refused('visitor', 'select id from public.contribution_insights');

-- Writing is the service's
select tests.concerns('service', 1, $$insert into public.contributions (expert, engine) values ('jonas', 'offline')$$);
select tests.concerns('service', 1, $$update public.contributions set summary = 's', version = version + 1 where expert = 'jonas'$$);
select tests.concerns('service', 1, $$delete from public.contributions where expert = 'jonas'$$);
select tests.concerns('service', 1, $$update public.contribution_questions set deleted_at = now(), deleted_by = 'jonas' where id = tests.id('what helped')$$);
select tests.concerns('service', 1, $$delete from public.contribution_questions where id = tests.id('what helped')$$);
select tests.concerns('service', 1, $$insert into public.contribution_insights (contribution_id, expert, insight) values (tests.id('second contribution'), 'jonas', 'i')$$);
select tests.concerns('service', 1, $$update public.contribution_insights set insight = 'j'$$);
select tests.concerns('service', 1, 'delete from public.contribution_insights');
select tests.refused('visitor', $$insert into public.contributions (expert, engine) values ('jonas', 'offline')$$);
select tests.refused('Tom', $$insert into public.contributions (expert, engine) values ('jonas', 'offline')$$);
select tests.refused('Ada', $$insert into public.contributions (expert, engine) values ('jonas', 'offline')$$);
select tests.refused('Ada', $$update public.contributions set summary = 's'$$);
select tests.refused('Ana', $$update public.contributions set summary = 's'$$);
select tests.refused('Ada', 'delete from public.contributions');
select tests.refused('visitor', $$insert into public.contribution_questions (contribution_id, expert, question) values (tests.id('second contribution'), 'jonas', 'q')$$);
select tests.refused('Ana', $$insert into public.contribution_questions (contribution_id, expert, question) values (tests.id('second contribution'), 'jonas', 'q')$$);
select tests.refused('Ada', $$update public.contribution_questions set question = 'q'$$);
select tests.refused('Gil', $$update public.contribution_questions set question = 'q'$$);
select tests.refused('visitor', $$update public.contribution_questions set question = 'q'$$);
select tests.refused('Ana', 'delete from public.contribution_questions');
select tests.refused('Ada', 'delete from public.contribution_questions');
select tests.refused('Ana', $$insert into public.contribution_insights (contribution_id, expert, insight) values (tests.id('second contribution'), 'jonas', 'i')$$);
select tests.refused('Ada', $$update public.contribution_insights set insight = 'j'$$);
select tests.refused('Ada', 'delete from public.contribution_insights');

-- What belongs together
select tests.refused('service', $$insert into public.contribution_questions (contribution_id, expert, question) values (tests.id('second contribution'), 'miriam', 'q')$$, '23503');
select tests.refused('service', $$insert into public.contributions (expert, engine) values ('Not a slug', 'offline')$$, '23514');
update public.contributions set expert = 'nora' where id = tests.id('first contribution');
select results_eq(
  $$select distinct expert from public.contribution_questions where contribution_id = tests.id('first contribution')
    union all select expert from public.contribution_insights$$,
  $$values ('nora'), ('nora')$$, 'the expert of a question stays the expert of its contribution'
);

-- The questions of the assessment, in the order of the contributions
select tests.act_as('visitor');
select results_eq(
  'select id, question, reasoning, expert from public.assessment_questions()',
  $$values (tests.id('why now'), 'Why now?', 'Timing tells', 'nora'), (tests.id('what helped'), 'What helped?', '', 'jonas')$$,
  'a visitor is asked the live questions for clients'
);
select tests.act_as('Ada');
select results_eq(
  'select id from public.assessment_questions()', $$values (tests.id('why now')), (tests.id('what helped'))$$,
  'and an admin is asked the same'
);
select tests.act_as('owner');
update public.contributions set created_at = now() - interval '3 days' where id = tests.id('second contribution');
update public.contribution_questions set deleted_at = null, deleted_by = null, position = 0 where id = tests.id('removed');
select results_eq(
  'select id from public.assessment_questions()',
  $$values (tests.id('what helped')), (tests.id('removed')), (tests.id('why now'))$$,
  'older contributions come first, then the position counts'
);
delete from public.contributions;
select is_empty('select * from public.assessment_questions()', 'without contributions nothing is asked');
