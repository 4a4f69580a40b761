-- Contact data is for the therapist it belongs to, for admins and for the service.
select plan(23);
select tests.cast_of_people();
insert into public.therapists (id, user_id, name, status) values
  (tests.id('open'), tests.id('Tom'), 'Tom', 'approved'),
  (tests.id('waiting'), tests.id('Una'), 'Una', 'pending');
insert into public.therapist_contacts (therapist_id, phone) values (tests.id('open'), '555 0100');

select tests.concerns('Tom', 1, 'select * from public.therapist_contacts');
select tests.concerns('Ada', 1, 'select * from public.therapist_contacts');
select tests.concerns('service', 1, 'select * from public.therapist_contacts');
select tests.concerns('Una', 0, 'select * from public.therapist_contacts');
select tests.concerns('Ana', 0, 'select * from public.therapist_contacts');
select tests.concerns('Gil', 0, 'select * from public.therapist_contacts');
select tests.refused('visitor', 'select * from public.therapist_contacts');

select tests.concerns('Una', 1, $$insert into public.therapist_contacts (therapist_id, phone) values (tests.id('waiting'), '1')$$);
select tests.concerns('service', 1, $$insert into public.therapist_contacts (therapist_id) values (tests.id('waiting'))$$);
select tests.refused('Tom', $$insert into public.therapist_contacts (therapist_id) values (tests.id('waiting'))$$);
select tests.refused('Ana', $$insert into public.therapist_contacts (therapist_id) values (tests.id('waiting'))$$);
select tests.refused('Ada', $$insert into public.therapist_contacts (therapist_id) values (tests.id('waiting'))$$);
select tests.refused('visitor', $$insert into public.therapist_contacts (therapist_id) values (tests.id('waiting'))$$);

select tests.concerns('Tom', 1, $$update public.therapist_contacts set phone = '2', email = 'a@b.c', address = 'x'$$);
select tests.concerns('service', 1, $$update public.therapist_contacts set phone = '2'$$);
select tests.concerns_nothing('Una', $$update public.therapist_contacts set phone = '2'$$);
select tests.concerns_nothing('Ada', $$update public.therapist_contacts set phone = '2'$$);
select tests.concerns_nothing('Gil', $$update public.therapist_contacts set phone = '2'$$);
select tests.refused('Tom', $$update public.therapist_contacts set therapist_id = tests.id('waiting')$$);
select tests.refused('visitor', $$update public.therapist_contacts set phone = '2'$$);

select tests.concerns('service', 1, 'delete from public.therapist_contacts');
select tests.refused('Tom', 'delete from public.therapist_contacts');
select tests.refused('visitor', 'delete from public.therapist_contacts');
