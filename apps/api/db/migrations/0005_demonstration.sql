-- Filled together with the demonstration data and empty everywhere else: only where it has rows does the login page
-- list people. The password is the public one of the demonstration. A request can read it, never write it.
create table demonstration_users (
  user_id integer primary key references users,
  position smallint not null unique,
  password text not null,
  description text not null
);
revoke insert, update, delete on demonstration_users from lauda_app;
