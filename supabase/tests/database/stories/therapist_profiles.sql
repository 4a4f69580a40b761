-- A therapist's own entry: read by its owner and admins, written by the service for them.
select plan(54);
select tests.cast_of_people();
create function pg_temp.fields(extra jsonb default '{}') returns jsonb language sql as $$
  select '{"firstName": "Tom", "lastName": "Oak", "email": "office@example.com", "experience": 9}' || extra
$$;
grant execute on function pg_temp.fields(jsonb) to public;

-- Making it
select tests.refused(who, $$select public.create_therapist_profile(tests.id('Tom'), pg_temp.fields(), false)$$)
from unnest(array['visitor', 'Ana', 'Gil', 'Tom', 'Ada']) as who;
select tests.refused('service', $$select public.create_therapist_profile(tests.id('Ana'), pg_temp.fields(), false)$$, '42501', 'not_a_therapist');
select tests.refused('service', $$select public.create_therapist_profile(tests.id('Ada'), pg_temp.fields(), false)$$, '42501', 'not_a_therapist');
select tests.refused('service', $$select public.create_therapist_profile(tests.id('Nobody'), pg_temp.fields(), false)$$, 'P0002', 'account_not_found');
select tests.refused('service', $$select public.update_therapist_profile(tests.id('Tom'), pg_temp.fields())$$, 'P0002', 'therapist_profile_not_found');
select tests.refused('service', $$select public.set_therapist_availability(tests.id('Tom'), '{"acceptingClients": true}')$$, 'P0002', 'therapist_profile_not_found');
select tests.act_as('Tom');
select is(public.get_therapist_profile(tests.id('Tom')), null, 'there is none at first');
select tests.act_as('service');
select is(
  public.create_therapist_profile(tests.id('Tom'), pg_temp.fields('{"specialty": "Panic"}'), false) - 'id' - 'createdAt' - 'updatedAt',
  jsonb_build_object(
    'userId', tests.id('Tom'), 'firstName', 'Tom', 'lastName', 'Oak', 'email', 'office@example.com', 'phone', '', 'address', '',
    'age', null, 'name', 'Tom Oak', 'experience', 9, 'specialty', 'Panic', 'bio', '', 'style', '', 'tags', '[]'::jsonb, 'description', '',
    'userFriendlyDescription', '', 'insightsApplied', '[]'::jsonb, 'analysisDetails', null, 'descriptionGenerated', false,
    'generation', 'none', 'engine', null, 'status', 'pending', 'version', 1,
    'availability', '{"acceptingClients": true, "capacity": null, "licensedStates": [], "languages": ["English"], "formats": [], "feeMin": null, "feeMax": null}'::jsonb
  ),
  'a new one has the fields of the contract and waits for approval'
);
select tests.act_as('owner');
select tests.refused('service', $$select public.create_therapist_profile(tests.id('Tom'), pg_temp.fields(), false)$$, '23505', 'therapist_profile_exists');
select tests.concerns('service', 1, $$select public.create_therapist_profile(tests.id('Una'), pg_temp.fields(jsonb_build_object('firstName', repeat('a', 100), 'lastName', repeat('b', 100))), false)$$);
select tests.act_as('service');
select is(public.create_therapist_profile(tests.id('Una'), pg_temp.fields(), true) ->> 'status', 'approved', 'it is approved where nobody has to look');
select tests.act_as('owner');

-- Reading it
select tests.act_as('Tom');
select is(public.get_therapist_profile(tests.id('Tom')) ->> 'specialty', 'Panic', 'its owner reads it');
select is(public.get_therapist_profile(tests.id('Una')), null, 'another therapist does not, approved or not');
select tests.act_as('Ada');
select is(public.get_therapist_profile(tests.id('Tom')) ->> 'specialty', 'Panic', 'an admin does');
select tests.act_as('service');
select is(public.get_therapist_profile(tests.id('Tom')) ->> 'specialty', 'Panic', 'the service does');
select tests.act_as('Ana');
select is(public.get_therapist_profile(tests.id('Una')), null, 'a client does not');
select tests.act_as('Gil');
select is(public.get_therapist_profile(tests.id('Una')), null, 'nor does a guest');
select tests.act_as('owner');
select tests.refused('visitor', $$select public.get_therapist_profile(tests.id('Una'))$$);
select tests.refused(who, format('select %I from public.therapists', unseen)) from unnest(array['visitor', 'Ana', 'Tom', 'Ada']) as who,
  unnest(array['bio', 'generation_error']) as unseen;
update public.therapist_contacts set age = 40;
select tests.concerns('Ana', 0, 'select age from public.therapist_contacts');
select tests.refused('Tom', 'update public.therapist_contacts set age = 41');

-- Changing it
select tests.refused(who, $$select public.update_therapist_profile(tests.id('Tom'), pg_temp.fields(), 1)$$)
from unnest(array['visitor', 'Ana', 'Tom', 'Ada']) as who;
select tests.act_as('service');
select results_eq(
  $$select p ->> 'name', p ->> 'bio', p ->> 'phone', p ->> 'specialty', p ->> 'version', p ->> 'age'
    from public.update_therapist_profile(tests.id('Tom'), pg_temp.fields('{"lastName": "Ash", "bio": "Born by the sea", "phone": "555 0100"}'), 1) as p$$,
  $$values ('Tom Ash', 'Born by the sea', '555 0100', 'Panic', '2', '40')$$, 'what is given is changed, what is left out stays'
);
select tests.act_as('owner');
select results_eq(
  $$select first_name, last_name, email from public.profiles where id = tests.id('Tom')$$, $$values ('Tom', 'Ash', 'tom@example.com')$$,
  'the account has the new name, and the address that it is logged in with'
);
select tests.refused('service', $$select public.update_therapist_profile(tests.id('Tom'), pg_temp.fields('{"bio": "Lost"}'), 1)$$, 'P0001', 'out_of_date');
select is((select bio from public.therapists where user_id = tests.id('Tom')), 'Born by the sea', 'a change to an older version changes nothing');
select tests.concerns('service', 1, $$select public.update_therapist_profile(tests.id('Tom'), pg_temp.fields(), null)$$);
select tests.concerns('service', 1, $$select public.update_therapist_profile(tests.id('Tom'), pg_temp.fields(), 2)$$);
select tests.refused('service', $$select public.update_therapist_profile(tests.id('Tom'), pg_temp.fields('{"experience": 71}'))$$, '23514');

-- What clients can book
create function pg_temp.availability(accepting boolean, places int) returns jsonb language sql as $$
  select jsonb_build_object('acceptingClients', accepting, 'capacity', places, 'licensedStates', '["CA", "NY"]'::jsonb,
    'languages', '["Spanish"]'::jsonb, 'formats', '["video"]'::jsonb, 'feeMin', 90, 'feeMax', null)
$$;
grant execute on function pg_temp.availability(boolean, int) to public;
select tests.refused(who, $$select public.set_therapist_availability(tests.id('Una'), pg_temp.availability(true, 3))$$)
from unnest(array['visitor', 'Ana', 'Una', 'Ada']) as who;
select tests.act_as('service');
select is(
  public.set_therapist_availability(tests.id('Una'), pg_temp.availability(true, 3)) -> 'availability',
  pg_temp.availability(true, 3), 'it is set as a whole'
);
select is(public.get_therapist_profile(tests.id('Una')) ->> 'version', '1', 'an open profile form is not out of date for it');
select tests.act_as('owner');
select is(jsonb_array_length(public.directory() -> 'therapists'), 1, 'who is approved and has a place is in the directory');
select is(
  public.set_therapist_availability(tests.id('Una'), pg_temp.availability(true, 0)) #> '{availability,acceptingClients}',
  'false', 'who has no place takes nobody'
);
select is(public.directory() ->> 'total', '0', 'and is in the directory no more');
select is_empty($$select 1 from public.shortlist_therapists('{}', 'panic')$$, 'nor on a shortlist');
select tests.refused('Una', $$update public.therapists set accepting_clients = true where user_id = tests.id('Una')$$, '23514');
