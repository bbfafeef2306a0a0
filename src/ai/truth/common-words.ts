/**
 * Words that begin sentences and appear in headlines without being a name. First names that are words too
 * (Mark, Grace) are left out on purpose.
 */
const ENGLISH = `
a about above accept access account accounting across act action active actually add advanced advantage advice after again against age ago agree ahead aim
all allow almost alone along already also always am amazing among an analysis analytics and another answer any anyone anything app apply approach are area around art as ask asked at attention
automated automatic available average avoid away baby back background bad bag balance bank base based basic basics be beautiful because become been before begin behind being believe below benefits best
better between beyond big bike bill billing black block blog blue board boat body book booking boost born both bottom box brand bread break bring browse build building built bus business but buy by
calculate calculator calendar call came campaign can cancel capture car card cards care career careers carry case cases cash catch center central centre certain certified change changes channel charge chat cheap check checkout
child children choice choose citizens city class classes clean cleaner clear click clients clinic close closed cloud coach coaching code coffee collect color colour come comes comfort common community company compare compared complete
compliance confidence connect consider consultation contact content continue control cooking cookie cooks copy core cost costs could count country course courses craft create created creative culture current custom customer customers customize
daily dance dark dashboard data date day days deal dear decide deep delivery demo design designed desk detail details develop developer did different digital dinner direct directly discover do docs documentation does done down download
draft drafts dream drive driven drop due during each early earn ease easier easily easy eat edit editor education effective effort either electric else email empower end energy engage engineers enjoy enough ensure enterprise equipment especially even evening event events
ever every everybody everyday everyone everything evidence exactly example excellence exclusive experience expert experts explore export express extra face fact fair fall families family far farm fashion fast faster fear feature featured features feedback feel
few field file fill final financial find fine finish finished first fit fix flexible flow focus follow food for forever forget form former forms forward found four fragrance free freedom fresh friendly friends from fuel full fully fun future garden gather general get
gets gift gifts give gives global go goal goals goes going gone good got great green greenest grew ground group grow growers growing growth guarantee guest guests guide had half hand handle handmade hands happen happens happy hard harder has have he head headache health healthy hear heart heat heavy
held hello help helped helpful her here heritage hey high higher hire him his hold holiday home homes honest hot hotel hour hours house how however human idea ideas if ignore images imagine import important improve in include included includes incredible independent individual industry
info inform information innovation innovative insights inside inspiration inspired instant instead insurance integration integrations intelligence intelligent interest international into introducing investment invite invoices is issue it its itself job jobs join journey just keep kept key keyboard kids kind kit
kitchen know knowledge known land language large last late latest law lead leader leaders leadership leading leads leaks learn learners learning least leave left legal less lesson lessons let lets letter letters level library life light like limited line list listen little live lives living local
locations lock log login long longer look looking lose lot love loved low lower lunch machine made mail main make maker makes making manage management manager many map market marketing matter matters may maybe me mean means measure media medical meet meeting member members membership memory
mental mentor mentoring mentors menu message messages method might mind minutes miss missed mission mobile model modern moment money monitor month monthly months more morning mornings most mostly mother move much music must my name natural nature near nearly need needs
never new news newsletter next nice night no nobody none normal north not note notes nothing now number numbers of off offer offers office offices often old on once one ones online only open operations option options or orders ordinary organic organisations other others our
out outcomes outside over overview own owners page pages paid panels paper parents park part partner partners partnership parts pass past path patient pay payment payments payroll peace people per perfect performance person personal phone photo photos physical pick picture piece place places plan planning
plans plants platform play please plus policy pool popular possible post posts power powerful practice precision premium prepare press pretty price prices pricing principles privacy private problem process product production productivity products professional professionals profile profit program programme progress project projects promise protect protected proud
proven provide public purpose push put quality question questions quick quickly quiet quote raise range rate rather reach read reader readers ready real really reason reasons receive recent recipe recipes record recovery red reduce refund register relax reliable remember remote repair replace report reporting reports request
research reserve reserved resources respect respond response rest result results return returns review reviews right rights rise risk road roof room rooms route routes rule run running safe safely safety sale sales same save savings say says scale schedule scheduling school schools science
season secret secure security see seeds seem select sell send senior serve service services session sessions set setup several shape share she shelf ship shipping shop short should show side sign similar simple simpler simplify simply since site size skill skills sleep slow
small smart smarter so social soft software soil solar solution solutions solve some somebody someone something soon sound source space special speed spend staff stage stand start started starter state statement stay steady step steps still stop store stories story straight strategy stream
streamline street strong student students studio study style subscribe success such suite summer super supply support sure surgery surprise sustainable switch system systems table take takes taking talk tap task tasks tax teach teacher teachers teaching team teams tech technical technology tell
template templates term terms test tested text than thank thanks that the their them then there these they thing things think third this those though thought three through time times tip tips to today together told tomorrow too took tool tools top topics total
touch tour towards track tracking trade trading training transform transparent travel treat treatment trends trial tried true trust trusted truth try turn two type ultimate under understand unique unlimited unlock until up update upgrade upload upon us use used useful user users using usual
value values very via video view views visit vision visual voice wait walk want warm was waste watch water way ways we wear web website wedding week weekend weekends weekly weeks welcome well wellness went were what whatever when where whether which while whitening who whole
why wide wild win window winter wish with within without women wonder wood word words work worker working workplace works workshop workspace world worry worth would write writers writing written wrong year yearly years yes yet yoga you young your yours yourself zero`;

const SPANISH = `
a abierto abre abrimos acerca ahora ahorra al algo alguien algunos alquiler antes aprende apúntate aquí así atención aunque ayuda bajo bien bienvenidos blog buen buena buenos cada cambio casa casi centro cerca cero cita clase clases clientes clínica
comida cómo como compra compramos con conoce consejos contacta contacto contigo crea creamos cuál cuando cuándo cuánto cuántas cuerpo cuesta cuida cuidado de deja del desde descansa descubre después día días directora director donde dónde dos dudas durante él el ella ellos empieza empresa
en encuentra entre entrega envío equipo es esa ese esta está estamos este esto estudio familia fácil forma formación fundadora fundador garantía gente gracias grupos guía ha hace hacemos haz hasta hay historia hola hora horario horas hoy incluye información inicio ir jefa jefe juntos la las le lee
listo llama llámanos llega lo los luego lugar luz madre manos mañana más mejor mejores menos mercado mes método mi mientras mismo mucho mundo muy nada nadie ni ningún niños no noche nos nosotros nuestra nuestras nuestro nuestros nueva nuevo nuevos nunca o obra ofertas oficina otra otro
padre paga para pasa paso pasos pedido pequeño pero persona personas pide piensa poco política por porque precio precios preguntas prepara primer primera primero privacidad producto productos profesores profesionales propio proyecto puede puedes pues que qué queremos quien quién quiénes recibe regístrate reserva
resultados riego sabemos saber se según seguridad seguro semana sencillo ser servicio servicios si sí siempre sin sobre solicita solo sólo somos son su sus taller también tan tarda te tiempo tiene tienes tienda toda todas todo todos trabajo trabajamos tras tu tú tus última último un una
únete usa uso usted vamos ven venta ver vez viaje vida vive volver vuelta vuestra vuestro y ya yo`;

/** Names that look like words of a common kind. */
const NAMES: ReadonlySet<string> = new Set(
  "emily kelly sally molly polly beverly kimberly lily carly billy felicity charity trinity sterling manning browning fleming harding cushing clement guinness harkness walker parker baker fisher turner porter hunter carter cooper miller potter butler williams brooks woods".split(
    " ",
  ),
);

const WORDS: ReadonlySet<string> = new Set(`${ENGLISH} ${SPANISH}`.split(/\s+/).filter(Boolean));
const ENDING =
  /.(?:ing|ings|tion|tions|ment|ments|ness|ful|less|able|ible|ive|ously|ly|ity|ities|ized|ised|ción|ciones|mente|idad)$/;

/** Whether a word, in lower case, is one of the language's own, by the list or by how it is built. */
export function isCommonWord(plain: string): boolean {
  if (NAMES.has(plain)) return false;
  if (WORDS.has(plain) || ENDING.test(plain)) return true;
  const root = plain.replace(/(?:'s|s|ed|er|ers)$/, "");
  return root !== plain && (WORDS.has(root) || WORDS.has(`${root}e`));
}
