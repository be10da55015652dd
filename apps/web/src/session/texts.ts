import type { RoleType } from '@lauda/contract/users';

const roles: Record<RoleType, string> = {
  teacher: 'Docência',
  director: 'Direção',
  manager: 'Gestão',
  coordinator: 'Coordenação',
  executive: 'Gestão da rede',
  reviewer: 'Correção',
  'reviewer:oficial': 'Correção oficial',
  'reviewer:teste': 'Correção de teste',
  'reviewer:interno': 'Correção interna',
  student: 'Estudante',
};

export const texts = {
  expired: 'Sessão expirada',
  flagsFailed: 'Não foi possível obter as flags',
  /** Areas rather than people, so that nobody is called by the wrong gender. */
  roles,
  roleAt: (role: string, place: string) => `${role}, ${place}`,
};
