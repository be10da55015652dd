import { expectRule } from '../../../test/expect-rule';
import { firstPerson } from './first-person';

expectRule(firstPerson, ['Eu [[acho]] que a lei falha.', 'Na [[minha opinião]], a lei falha.', 'Percebe-se que a lei falha.']);
