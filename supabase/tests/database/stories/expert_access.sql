-- The door of the expert pages: three passwords, and the sessions that they open.
select plan(45);
select tests.cast_of_people();
create function pg_temp.token(name text) returns text language sql as $$
  select encode(sha256(name::bytea), 'hex')
$$;
grant execute on function pg_temp.token(text) to public;

-- Who may: the service alone
select tests.refused(who, statement)
from unnest(array['visitor', 'Ana', 'Ada']) as who,
  unnest(array[
    'select public.expert_registration_open()',
    'select * from public.expert_password_hashes()',
    $$select public.register_expert_password('$scrypt$x', repeat('a', 64))$$,
    $$select public.start_expert_session(repeat('a', 64), null)$$,
    $$select * from public.expert_session(repeat('a', 64))$$,
    $$select public.end_expert_session(repeat('a', 64))$$
  ]) as statement;

-- The first three
select tests.act_as('service');
select ok(public.expert_registration_open(), 'in the beginning anyone may set a password');
select is_empty('select * from public.expert_password_hashes()', 'and none opens anything');
select is(public.start_expert_session(pg_temp.token('nobody')), null, 'a wrong password starts no session');
select is_empty($$select * from public.expert_session(pg_temp.token('nobody'))$$, 'so its token opens nothing');
select is(
  public.register_expert_password('$scrypt$first', pg_temp.token('first')), now() + interval '30 days',
  'whoever sets a password has a session of 30 days'
);
select isnt_empty($$select * from public.expert_session(pg_temp.token('first'))$$, 'whose token opens the page at once');
select ok(public.expert_registration_open(), 'a second may set one');
do $$ begin perform public.register_expert_password('$scrypt$second', pg_temp.token('second')); end $$;
select ok(public.expert_registration_open(), 'and a third');
do $$ begin perform public.register_expert_password('$scrypt$third', pg_temp.token('third')); end $$;
select ok(not public.expert_registration_open(), 'then it is closed');
select results_eq(
  'select hash from public.expert_password_hashes()', $$values ('$scrypt$first'), ('$scrypt$second'), ('$scrypt$third')$$,
  'all three open the page'
);
select tests.refused('service', $$select public.register_expert_password('$scrypt$fourth', pg_temp.token('fourth'))$$, 'P0001', 'registration_closed');
select tests.refused('owner', $$insert into private.expert_passwords (place, hash) values (4, '$scrypt$fourth')$$, '23514');
select tests.refused('owner', $$insert into private.expert_passwords (place, hash) values (3, '$scrypt$fourth')$$, '23505');
select tests.refused('owner', $$update private.expert_passwords set hash = 'in clear' where place = 1$$, '23514');
select tests.refused('owner', $$update private.expert_tokens set token_hash = 'in clear'$$, '23514');

-- Signing in with one of them
select tests.act_as('service');
select is(
  (select public.start_expert_session(pg_temp.token('again'), id) from public.expert_password_hashes() where hash = '$scrypt$second'),
  now() + interval '30 days', 'a password opens a session of 30 days'
);
select results_eq(
  $$select password_id from public.expert_session(pg_temp.token('again'))$$,
  $$select id from public.expert_password_hashes() where hash = '$scrypt$second'$$,
  'which is known to be of that password'
);
select is(public.start_expert_session(pg_temp.token('x'), gen_random_uuid()), null, 'a password that is gone opens nothing');
select is_empty($$select * from public.expert_session(pg_temp.token('unknown'))$$, 'an unknown token opens nothing');
select is_empty($$select * from public.expert_session('')$$, 'nor does none');

-- The end of a session
do $$ begin perform public.end_expert_session(pg_temp.token('again')); end $$;
select is_empty($$select * from public.expert_session(pg_temp.token('again'))$$, 'a session that was ended is over');
select isnt_empty($$select * from public.expert_session(pg_temp.token('second'))$$, 'another of the same password is not');
select tests.act_as('owner');
update private.expert_tokens set expires_at = now() where token_hash = pg_temp.token('second');
select is_empty($$select * from public.expert_session(pg_temp.token('second'))$$, 'a session ends by itself');
update private.expert_tokens set expires_at = now() - interval '1 second' where token_hash = pg_temp.token('second');
do $$ begin perform public.start_expert_session(pg_temp.token('x')); end $$;
select is_empty(
  $$select 1 from private.expert_tokens where token_hash = pg_temp.token('second')$$, 'and is cleared away by the next sign-in'
);
delete from private.expert_passwords where hash = '$scrypt$first';
select is_empty($$select * from public.expert_session(pg_temp.token('first'))$$, 'taking a password away ends its sessions');
select isnt_empty($$select * from public.expert_session(pg_temp.token('third'))$$, 'and nobody else''s');
select ok(public.expert_registration_open(), 'its place is free again');
