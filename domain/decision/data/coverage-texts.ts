import { inEach as words, type Texts } from '../../text/language.js';

/** What a check looked at, as a sentence; then what it means where nothing can know a sanctioned address. */
// biome-ignore format: a row a text
export const COVERAGE_TEXTS = {
  judged: words('Judged by {basis}, {sanctions}, {threats} and {vendors}.', 'Grundlage des Urteils: {basis}, {sanctions}, {threats} und {vendors}.', 'Base del veredicto: {basis}, {sanctions}, {threats} y {vendors}.', 'Base du verdict : {basis}, {sanctions}, {threats} et {vendors}.', 'Base do veredito: {basis}, {sanctions}, {threats} e {vendors}.', '判定の根拠：{basis}、{sanctions}、{threats}、{vendors}。', '判断依据：{basis}、{sanctions}、{threats}、{vendors}。'),
  unscreened: words('A sanctioned address is not recognised without a list or a vendor.', 'Ohne Liste oder Anbieter wird eine sanktionierte Adresse nicht erkannt.', 'Sin lista ni proveedor no se reconoce una dirección sancionada.', 'Sans liste ni fournisseur, une adresse sanctionnée n’est pas reconnue.', 'Sem lista nem fornecedor, um endereço sancionado não é reconhecido.', 'リストもスクリーニングサービスもない場合、制裁対象のアドレスは検出できません。', '没有名单或服务商，就无法识别受制裁的地址。'),
  silent: words('Without an answer that counts: {sources}.', 'Ohne brauchbare Antwort: {sources}.', 'Sin respuesta válida: {sources}.', 'Sans réponse valable : {sources}.', 'Sem resposta válida: {sources}.', '有効な応答なし：{sources}。', '没有有效答复：{sources}。'),
  declared: words('what the request declares', 'die Angaben der Anfrage', 'lo que declara la solicitud', 'ce que déclare la demande', 'o que a solicitação declara', 'リクエストの申告内容', '请求中的声明'),
  decoded: words('what its bytes say', 'der Inhalt der Daten', 'lo que dicen los datos', 'ce que disent les données', 'o que os dados dizem', 'データの内容', '数据的内容'),
  simulated: words('what a node did with its bytes', 'die Ausführung auf einem Knoten', 'la ejecución en un nodo', 'l’exécution par un nœud', 'a execução em um nó', 'ノードでの実行結果', '节点的执行结果'),
} as const satisfies Readonly<Record<string, Texts>>;

/** What is counted: none of it, one, several. */
// biome-ignore format: a row a text
export const COUNTED = {
  sanctions: [
    words('no sanctions list', 'keine Sanktionsliste', 'ninguna lista de sanciones', 'aucune liste de sanctions', 'nenhuma lista de sanções', '制裁リストなし', '无制裁名单'),
    words('1 sanctions list', '1 Sanktionsliste', '1 lista de sanciones', '1 liste de sanctions', '1 lista de sanções', '制裁リスト1件', '1份制裁名单'),
    words('{count} sanctions lists', '{count} Sanktionslisten', '{count} listas de sanciones', '{count} listes de sanctions', '{count} listas de sanções', '制裁リスト{count}件', '{count}份制裁名单'),
  ],
  threats: [
    words('no threat list', 'keine Warnliste', 'ninguna lista de amenazas', 'aucune liste de menaces', 'nenhuma lista de ameaças', '脅威リストなし', '无威胁名单'),
    words('1 threat list', '1 Warnliste', '1 lista de amenazas', '1 liste de menaces', '1 lista de ameaças', '脅威リスト1件', '1份威胁名单'),
    words('{count} threat lists', '{count} Warnlisten', '{count} listas de amenazas', '{count} listes de menaces', '{count} listas de ameaças', '脅威リスト{count}件', '{count}份威胁名单'),
  ],
  vendors: [
    words('no screening vendor', 'kein Screening-Anbieter', 'ningún proveedor de análisis', 'aucun fournisseur de contrôle', 'nenhum fornecedor de análise', 'スクリーニングサービスなし', '无筛查服务商'),
    words('1 screening vendor', '1 Screening-Anbieter', '1 proveedor de análisis', '1 fournisseur de contrôle', '1 fornecedor de análise', 'スクリーニングサービス1社', '1家筛查服务商'),
    words('{count} screening vendors', '{count} Screening-Anbieter', '{count} proveedores de análisis', '{count} fournisseurs de contrôle', '{count} fornecedores de análise', 'スクリーニングサービス{count}社', '{count}家筛查服务商'),
  ],
  sources: [
    words('no source', 'keine Quelle', 'ninguna fuente', 'aucune source', 'nenhuma fonte', '情報源なし', '无来源'),
    words('1 source', '1 Quelle', '1 fuente', '1 source', '1 fonte', '情報源1件', '1个来源'),
    words('{count} sources', '{count} Quellen', '{count} fuentes', '{count} sources', '{count} fontes', '情報源{count}件', '{count}个来源'),
  ],
} as const satisfies Readonly<Record<string, readonly [none: Texts, one: Texts, several: Texts]>>;
