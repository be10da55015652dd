import { expectRule } from '../../../test/expect-rule';
import { craseOfHours } from './crase-of-hours';

expectRule(craseOfHours, [
  'A aula começa [[as → às]] oito horas.',
  'A reunião será [[as → às]] 14 horas.',
  '[[As → Às]] 19h30, o ônibus sai.',
  'Estou aqui desde as oito horas.',
  'As 24 horas do dia são poucas.',
  'Ele passou as oito horas dormindo.',
  'A aula começa às oito horas.',
]);
