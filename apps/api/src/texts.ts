export const texts = {
  auditBroken: (ids: readonly number[]) =>
    `A trilha foi alterada nestas linhas: ${ids.slice(0, 50).join(', ')}${ids.length > 50 ? '…' : ''}`,
  auditWhole: 'A trilha está inteira.',
  databaseStarting: 'Abrindo o banco de dados…',
  demonstrationFailed: 'Os dados de demonstração não puderam ser criados; o motivo está acima. Nada ficou pela metade: inicie de novo.',
  demonstrationUsers: 'Os usuários de demonstração estão na página de entrada.',
  eraseUsage: 'Uso: npm run start:production -- erase-student --id 123 --username maria.silva',
  erased: (id: number) => `Os dados do estudante ${id} foram apagados. Os totais das turmas ficam.`,
  exportUsage: 'Uso: npm run start:production -- export-student --id 123 > estudante.json, ou com --folder pasta para as tabelas em CSV',
  exported: (id: number, folder: string) => `Os dados do estudante ${id} estão em ${folder}.`,
  folderClosed: (folder: string) =>
    `Não foi possível ler ou escrever na pasta de dados ${folder}. Use o mesmo usuário do sistema de antes ou escolha outra pasta em LAUDA_DATA_DIR.`,
  onAir: (url: string) => `Lauda está no ar: ${url}`,
  portTaken: (port: number) => `A porta ${port} já está em uso. Escolha outra, por exemplo: PORT=${port + 1} npm start`,
  superuserCreated: (username: string, password: string) => `Criado: ${username}. Senha do primeiro acesso: ${password}`,
  superuserTaken: 'Já existe alguém com esse usuário ou esse e-mail. Nada foi criado.',
  superuserUsage: 'Uso: npm run start:production -- create-superuser --username ana --email ana@rede.example --name "Ana Lima"',
  stopping: 'Encerrando…',
};
