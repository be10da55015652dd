export const texts = {
  alreadyRunning: (folder: string, pid: number) =>
    `A pasta de dados ${folder} já está em uso por outro processo da Lauda (pid ${pid}). Encerre-o ou escolha outra pasta em LAUDA_DATA_DIR.`,
  beingStarted: (folder: string) => `Outro processo da Lauda está abrindo a pasta de dados ${folder}. Tente de novo em instantes.`,
  binariesMissing: (system: string) =>
    `Não encontramos um servidor PostgreSQL para ${system}. Instale o PostgreSQL (initdb e postgres no PATH) ou informe DATABASE_URL.`,
  binariesPrepared: (folder: string) => `Servidor PostgreSQL copiado para ${folder}`,
  databaseCreating: 'Criando o banco de dados…',
  dataElsewhere: (folder: string, place: string) =>
    `A pasta ${folder} não pode ser alcançada pelo servidor PostgreSQL (ele não roda como root): os dados ficam em ${place}`,
  dataUnreachable: (folder: string) =>
    `O servidor PostgreSQL não consegue entrar na pasta de dados ${folder}. Libere o acesso às pastas acima dela ou escolha outra em LAUDA_DATA_DIR.`,
  dataMissing: (folder: string, place: string) =>
    `Os dados de ${folder} ficavam em ${place}, que não existe mais. Devolva essa pasta ao lugar ou apague ${folder} para começar de novo.`,
  folderNotWritable: (folder: string, reason: string) =>
    `Não foi possível escrever na pasta de dados ${folder} (${reason}). Escolha outra em LAUDA_DATA_DIR.`,
  initialisationFailed: (output: string) => `Não foi possível criar o banco de dados:\n${output}`,
  migrationApplied: (name: string) => `Migração ${name} aplicada`,
  migrationChanged: (name: string) =>
    `A migração ${name} já foi aplicada e o arquivo mudou depois disso. Desfaça a mudança e escreva uma nova migração.`,
  migrationFailed: (name: string, reason: string) => `A migração ${name} falhou e nada dela ficou no banco: ${reason}`,
  migrationLate: (name: string, last: string) =>
    `A migração ${name} vem antes de ${last}, que já foi aplicada. Dê a ela o próximo número: migrações só andam para a frente.`,
  migrationNumberTaken: (first: string, second: string) => `As migrações ${first} e ${second} têm o mesmo número.`,
  migrationWaiting: (name: string) => `Migração ${name}: esperando uma tabela em uso…`,
  orphanStopped: 'O servidor PostgreSQL da execução anterior, que terminou sem aviso, foi encerrado',
  otherMajor: (folder: string, found: string, ours: string) =>
    `A pasta de dados ${folder} foi criada pelo PostgreSQL ${found} e este servidor é o ${ours}. Use a versão ${found} ou exporte os dados e comece em outra pasta.`,
  otherOwner: (folder: string) =>
    `A pasta de dados ${folder} pertence a outro usuário do sistema. Use o mesmo usuário de antes ou escolha outra pasta em LAUDA_DATA_DIR.`,
  passwordMissing: (file: string) =>
    `Falta o arquivo ${file} com a senha do banco de dados. Devolva-o ao lugar ou escolha outra pasta em LAUDA_DATA_DIR.`,
  roleMissing: (role: string) =>
    `O papel ${role} não existe no PostgreSQL e este usuário não pode criá-lo. Peça a quem administra o banco: create role ${role} nologin; grant ${role} to <usuário da Lauda>;`,
  serverDidNotStart: (log: string) => `O servidor PostgreSQL não iniciou. Fim do registro:\n${log}`,
  serverRecovering: 'O banco de dados está se recuperando de um desligamento brusco…',
  serverReturned: 'O servidor PostgreSQL voltou',
  serverStopped: 'O servidor PostgreSQL parou sem aviso e será reiniciado',
};
