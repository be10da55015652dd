import { type Actor, isExecutive } from '@lauda/domain/people/roles';
import { paths } from '../lib/paths';

/** Where a person begins when no address asks for something else. */
export const landingPath = (actor: Actor) => (isExecutive(actor) ? paths.evolutionDashboard : paths.home);
