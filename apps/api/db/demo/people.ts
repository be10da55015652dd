/** The people listed on the login page; what each one reaches is given in `tenancy/`. */
export type DemonstrationPerson = {
  username: string;
  first_name: string;
  last_name: string;
  pronouns: string;
  /** One sentence for the visitor: what this person sees. */
  description: string;
  is_staff?: true;
  is_superuser?: true;
  must_change_password?: true;
};

export const PASSWORD = 'lauda-demo-2026';

const she = 'ela/dela';
const he = 'ele/dele';

export const people = [
  {
    username: 'professora',
    first_name: 'Helena',
    last_name: 'Prado Figueiredo',
    pronouns: she,
    description: 'Dá aulas do 8º ano ao 3º EM na Escola Estadual Cora Coralina e coordena outra escola: troque de papel em Configurações.',
  },
  {
    username: 'coordenadora',
    first_name: 'Marta',
    last_name: 'Nogueira Sales',
    pronouns: she,
    description: 'Vê todas as turmas da Escola Estadual Cora Coralina e organiza quem corrige.',
  },
  {
    username: 'diretor',
    first_name: 'Sebastião',
    last_name: 'Guimarães',
    pronouns: he,
    description: 'Acompanha os resultados da Escola Estadual Cora Coralina, sem corrigir.',
  },
  {
    username: 'gestora',
    first_name: 'Rosângela',
    last_name: 'Teixeira Brito',
    pronouns: she,
    description: 'Vê as quatro escolas da Rede Estadual Vale do Ipê, que também entra em /acesso com o código ipe-amarelo-2026.',
  },
  {
    username: 'executiva',
    first_name: 'Beatriz',
    last_name: 'Andrade Lacerda',
    pronouns: she,
    description: 'Vê só os números da Rede Estadual Vale do Ipê: nenhum texto de estudante.',
  },
  {
    username: 'corretora',
    first_name: 'Luciana',
    last_name: 'Bastos Valente',
    pronouns: she,
    description: 'Corretora oficial: pega o próximo texto da fila e corrige sem saber de quem é.',
  },
  {
    username: 'corretor.interno',
    first_name: 'Caio',
    last_name: 'Meireles',
    pronouns: he,
    description: 'Corretor da casa: corrige às cegas os textos da fila interna.',
  },
  {
    username: 'corretor.teste',
    first_name: 'Otávio',
    last_name: 'Brandão',
    pronouns: he,
    description: 'Corrige para treinar: as notas que dá nunca entram nos relatórios.',
  },
  {
    username: 'equipe',
    first_name: 'Daniela',
    last_name: 'Sampaio',
    pronouns: she,
    description: 'Equipe da Lauda: vê as duas redes e as telas de administração.',
    is_staff: true,
  },
  {
    username: 'admin',
    first_name: 'Renato',
    last_name: 'Vasconcelos',
    pronouns: he,
    description: 'Administra tudo e também liga e desliga as flags.',
    is_staff: true,
    is_superuser: true,
  },
  {
    username: 'estudante',
    first_name: 'Lia',
    last_name: 'Monteiro da Mata',
    pronouns: she,
    description: 'Estudante do 3º EM A: entra pela área do estudante; aqui, vê o aviso de plataforma errada.',
  },
  {
    username: 'professor.novo',
    first_name: 'Tiago',
    last_name: 'Ferraz',
    pronouns: he,
    description: 'Professor que acabou de chegar: escolhe a senha, confirma os dados e aceita os termos.',
    must_change_password: true,
  },
] as const satisfies readonly DemonstrationPerson[];

export type DemonstrationUsername = (typeof people)[number]['username'];
