-- What is private is reached through functions alone, by nobody directly.
select plan(54);
select tests.cast_of_people();

select tests.refused(who, format('select * from private.%I', name))
from unnest(array['visitor', 'Ana', 'Gil', 'Ada', 'service']) as who,
  unnest(array['visitor_responses', 'rate_limits', 'audit_log', 'expert_passwords', 'expert_tokens']) as name;
select tests.refused(who, format('delete from private.%I', name))
from unnest(array['visitor', 'Ana', 'Ada', 'service']) as who,
  unnest(array['visitor_responses', 'rate_limits', 'audit_log', 'expert_passwords', 'expert_tokens']) as name;

-- Counting turns
select tests.refused('visitor', $$select public.take_rate_limit('k', 1, 60)$$);
select tests.refused('Ana', $$select public.take_rate_limit('k', 1, 60)$$);
select tests.refused('Ada', $$select public.clear_rate_limit('k')$$);
select tests.refused('service', $$select public.take_rate_limit('k', 0, 60)$$, '22023', 'limit_not_usable');
select tests.act_as('service');
select results_eq(
  $$select (public.take_rate_limit('k', 2, 60) ->> 'allowed')::boolean from generate_series(1, 4)$$,
  'values (true), (true), (false), (false)', 'two of four turns are allowed when two are'
);
select ok(
  (public.take_rate_limit('k', 2, 60) ->> 'retry_after')::int between 59 and 60,
  'who is refused is told when to come again'
);
select is(public.take_rate_limit('other', 2, 60), '{"allowed": true, "retry_after": 0}', 'another key has turns of its own');
do $$ begin perform public.clear_rate_limit('k'); end $$;
select is(public.take_rate_limit('k', 1, 60) ->> 'allowed', 'true', 'a cleared key has all its turns again');
select tests.act_as('owner');
-- `clock_timestamp` passes inside a transaction: the window is moved instead of waited for.
update private.rate_limits set ends_at = clock_timestamp() - interval '1 second';
select is(public.take_rate_limit('k', 1, 60) ->> 'allowed', 'true', 'a new window has new turns');
