import { expectRule } from '../../../test/expect-rule';
import { crasePhrase } from './crase-phrase';

expectRule(crasePhrase, [
  'Estamos [[a espera de → à espera de]] uma resposta.',
  'Fez isso [[as pressas → às pressas]].',
  'Ele vive [[as custas → às custas]] do pai.',
  'Ele saiu [[a noite → à noite]].',
  'Sentou-se [[a mesa → à mesa]].',
  'Ele passou a noite em claro.',
  'Ele pôs a mesa.',
  'Fez isso às pressas.',
  'A espera de um filho muda a família.',
  'A noite chegou cedo.',
]);
