import { NO_FILTERS } from '../../contract/filters';
import { indexWords, searchTerms } from '../terms';
import { understand } from '../understand';
import { ABBREVIATIONS } from './abbreviations';
import { FACETS } from './facets';
import { FAMILIES } from './families';
import { FILLER_PHRASES, FILLERS } from './fillers';
import { SPELLINGS } from './spellings';
import { TRANSLATIONS } from './translations';
import { WHOLE_WORDS } from './whole-words';

/** Lines of "typed > expected". */
const rows = (text: string): [string, string][] =>
  text
    .trim()
    .split('\n')
    .map((line) => {
      const [typed = '', expected = ''] = line.split(' > ');
      return [typed, expected];
    });
const words = (text: string) => indexWords(text).join(' ');
const variantsIn = (entries: Readonly<Record<string, string>>) =>
  Object.entries(entries).map(([target, variants]) => [target, variants.split(', ')] as const);
/** The entries of which none is among these. */
const without = (typed: [string, string][], entries: readonly (readonly string[])[]) =>
  entries.filter(
    (names) => !names.some((name) => typed.some(([row]) => row.toLowerCase() === name.toLowerCase())),
  );

const SPELLED = rows(`
angularjs > angular
asp net > asp dotnet
back end > backend
block chain > blockchain
ci cd > cicd
c plus plus > cplusplu
c sharp > csharp
cyber security > cybersecur
data base > databas
data center > datacent
dev ops > devop
dot net > dotnet
net core > dotnet core
net developer > dotnet develop
express js > expressj
front end > frontend
full stack > fullstack
go lang > golang
java script > javascript
larvel > laravel
ml ops > mlop
mongo db > mongodb
my sql > mysql
next js > nextj
node js > nodej
no sql > nosql
objective c > objectivec
pl sql > plsql
postgre sql > postgresql
power bi > powerbi
reactjs > react
s 4 hana > s4hana
service now > servicenow
success factors > successfactor
t sql > tsql
type script > typescript
vb net > vb dotnet
vuejs > vue
web site > websit
word press > wordpress
auto cad > autocad
corel draw > coreldraw
ms excel > excel
ms office > msoffic
ms word > msword
photo shop > photoshop
power point > powerpoint
quick books > quickbook
solid works > solidwork
baby sitter > babysitt
back office > backoffic
bar tender > bartend
body guard > bodyguard
book keeper > bookkeep
book keeping > bookkeep
call center > callcent
care taker > caretak
drafts man > draftsman
e commerce > ecommerc
e learning > elearn
e mail > email
fore man > foreman
front desk > frontdesk
front office > frontoffic
gun man > gunman
house keeper > housekeep
house keeping > housekeep
line man > lineman
make up > makeup
on site > onsit
pre sales > presal
sales man > salesman
sales person > salesperson
start up > startup
store keeper > storekeep
tele caller > telecal
tele marketing > telemarket
tele sales > telesal
walk in > walkin
ware house > warehous
watch man > watchman
wire man > wireman
full time > fulltim
part time > parttim
work from home > workfromhom
acct > account
accts > account
asst > assistant
assoc > associ
biz > busi
comms > commun
dept > depart
engr > engin
engg > engin
exec > executive
govt > govern
infra > infrastructur
intl > international
jr > junior
ltd > limit
mgmt > manag
mgr > manag
mfg > manufactur
mktg > market
mech > mechan
ops > oper
rnd > r d
pvt > privat
rep > repres
secy > secretari
sr > senior
a i > ai
b a m s > bam
b b a > bba
b c a > bca
b com > bcom
b d e > bde
b h m s > bhm
b pharm > bpharm
b p o > bpo
b sc > bsc
b tech > btech
d el ed > dele
d pharm > dpharm
h r > hr
i t i > iti
l l b > llb
m b a > mba
m b b s > mbb
m c a > mca
m com > mcom
m pharm > mpharm
m sc > msc
m tech > mtech
q a > qa
anaesthesia > anesthesia
centre > center
counselor > counsellor
dietician > dietitian
fibre > fiber
gynaecologist > gynecologist
labor > labour
laborer > labour
moulding > mold
optimisation > optim
orthopaedic > orthoped
paediatric > pediatr
paediatrician > pediatrician
programme > program
programmes > program
theatre > theater
visualisation > visual
carpanter > carpent
co ordinator > coordin
desinger > design
devloper > develop
electrition > electrician
experiance > experi
finence > financ
internsip > internship
nurce > nurs
oprator > operator
pharmasist > pharmacist
plumer > plumber
receptionst > receptionist
securty > security
softwear > softwar
superviser > supervisor
technicain > technician
`);

const TRANSLATED = rows(`
लेखाकार > account
ಲೆಕ್ಕಿಗ > account
lekhakar > account
एजेंट > agent
ಏಜೆಂಟ್ > agent
कृषि > agricultur
ಕೃಷಿ > agricultur
सहायक > assistant
ಸಹಾಯಕ > assistant
sahayak > assistant
बैंक > bank
ಬ್ಯಾಂಕ್ > bank
नाई > barber
ಕ್ಷೌರಿಕ > barber
ब्यूटीशियन > beautician
ಬ್ಯೂಟಿಷಿಯನ್ > beautician
ब्यूटी > beauti
ಬ್ಯೂಟಿ > beauti
व्यापार > busi
ವ್ಯಾಪಾರ > busi
कॉल सेंटर > callcent
ಕಾಲ್ ಸೆಂಟರ್ > callcent
केयरटेकर > caretak
ಪಾಲಕ > caretak
बढ़ई > carpent
ಬಡಗಿ > carpent
कैशियर > cashier
ಕ್ಯಾಷಿಯರ್ > cashier
khajanchi > cashier
शेफ > chef
ಬಾಣಸಿಗ > chef
सिविल > civil
ಸಿವಿಲ್ > civil
सफाईकर्मी > cleaner
ಸ್ವಚ್ಛತಾಗಾರ > cleaner
safai karmchari > cleaner
क्लर्क > clerk
ಗುಮಾಸ್ತ > clerk
कंपनी > compani
ಕಂಪನಿ > compani
कंप्यूटर > computer
ಕಂಪ್ಯೂಟರ್ > computer
निर्माण > construct
ನಿರ್ಮಾಣ > construct
रसोइया > cook
ಅಡುಗೆ > cook
rasoiya > cook
समन्वयक > coordin
ಸಂಯೋಜಕ > coordin
ग्राहक > customer
ಗ್ರಾಹಕ > customer
कस्टमर केयर > customer care
ಗ್ರಾಹಕ ಸೇವೆ > customer care
डेटा > data
ಡೇಟಾ > data
डाटा एंट्री > data entri
ಡೇಟಾ ಎಂಟ್ರಿ > data entri
डिलीवरी > deliveri
ಡೆಲಿವರಿ > deliveri
डिलीवरी बॉय > deliveri boy
ಡೆಲಿವರಿ ಬಾಯ್ > deliveri boy
डिज़ाइनर > design
ವಿನ್ಯಾಸಕ > design
डेवलपर > develop
ಡೆವಲಪರ್ > develop
डिजिटल > digit
ಡಿಜಿಟಲ್ > digit
डॉक्टर > doctor
ವೈದ್ಯ > doctor
chikitsak > doctor
ड्राइवर > driver
ಚಾಲಕ > driver
chalak > driver
संपादक > editor
ಸಂಪಾದಕ > editor
इलेक्ट्रीशियन > electrician
ಎಲೆಕ್ಟ್ರಿಷಿಯನ್ > electrician
bijli mistri > electrician
इलेक्ट्रिकल > electr
ವಿದ್ಯುತ್ > electr
इंजीनियर > engin
ಎಂಜಿನಿಯರ್ > engin
injiniyar > engin
इंजीनियरिंग > engin
ಎಂಜಿನಿಯರಿಂಗ್ > engin
अंग्रेजी > english
ಇಂಗ್ಲಿಷ್ > english
angrezi > english
एग्जीक्यूटिव > executive
ಎಕ್ಸಿಕ್ಯುಟಿವ್ > executive
फैक्ट्री > factori
ಕಾರ್ಖಾನೆ > factori
karkhana > factori
किसान > farmer
ರೈತ > farmer
kisan > farmer
फिटर > fitter
ಫಿಟ್ಟರ್ > fitter
फुल टाइम > fulltim
ಪೂರ್ಣಾವಧಿ > fulltim
माली > garden
ತೋಟಗಾರ > garden
सरकारी > govern
ಸರ್ಕಾರಿ > govern
sarkari > govern
हिंदी > hindi
ಹಿಂದಿ > hindi
अस्पताल > hospital
ಆಸ್ಪತ್ರೆ > hospital
aspatal > hospital
होटल > hotel
ಹೋಟೆಲ್ > hotel
हाउसकीपिंग > housekeep
ಹೌಸ್ ಕೀಪಿಂಗ್ > housekeep
एचआर > hr
ಮಾನವ ಸಂಪನ್ಮೂಲ > hr
बीमा > insur
ವಿಮೆ > insur
पत्रकार > journalist
ಪತ್ರಕರ್ತ > journalist
patrakar > journalist
कन्नड़ > kannada
ಕನ್ನಡ > kannada
मजदूर > labour
ಕಾರ್ಮಿಕ > labour
mazdoor > labour
वकील > lawyer
ವಕೀಲ > lawyer
vakil > lawyer
पुस्तकालयाध्यक्ष > librarian
ಗ್ರಂಥಪಾಲಕ > librarian
मशीन > machin
ಯಂತ್ರ > machin
नौकरानी > maid
ಮನೆಗೆಲಸದವಳು > maid
kaamwali > maid
मैनेजर > manag
ವ್ಯವಸ್ಥಾಪಕ > manag
prabandhak > manag
मार्केटिंग > market
ಮಾರ್ಕೆಟಿಂಗ್ > market
राजमिस्त्री > mason
ಗಾರೆ > mason
rajmistri > mason
मैकेनिक > mechanic
ಮೆಕ್ಯಾನಿಕ್ > mechanic
mistri > mechanic
मैकेनिकल > mechan
ಯಾಂತ್ರಿಕ > mechan
मेडिकल > medic
ವೈದ್ಯಕೀಯ > medic
मोबाइल > mobil
ಮೊಬೈಲ್ > mobil
नर्स > nurs
ನರ್ಸ್ > nurs
नर्सिंग > nurs
ನರ್ಸಿಂಗ್ > nurs
ऑफिस > offic
ಕಚೇರಿ > offic
daftar > offic
ऑफिस बॉय > offic boy
ಆಫೀಸ್ ಬಾಯ್ > offic boy
अधिकारी > officer
ಅಧಿಕಾರಿ > officer
adhikari > officer
ऑपरेटर > operator
ಆಪರೇಟರ್ > operator
पैकिंग > pack
ಪ್ಯಾಕಿಂಗ್ > pack
पेंटर > painter
ಪೇಂಟರ್ > painter
पार्ट टाइम > parttim
ಅರೆಕಾಲಿಕ > parttim
चपरासी > peon
ಜವಾನ > peon
chaprasi > peon
फार्मासिस्ट > pharmacist
ಔಷಧಿಕಾರ > pharmacist
फोटोग्राफर > photograph
ಛಾಯಾಗ್ರಾಹಕ > photograph
प्लंबर > plumber
ಪ್ಲಂಬರ್ > plumber
nal mistri > plumber
पुलिस > polic
ಪೊಲೀಸ್ > polic
प्रधानाचार्य > princip
ಪ್ರಾಂಶುಪಾಲ > princip
pradhanacharya > princip
प्राइवेट > privat
ಖಾಸಗಿ > privat
उत्पादन > production
ಉತ್ಪಾದನೆ > production
प्राध्यापक > professor
ಪ್ರಾಧ್ಯಾಪಕ > professor
रिसेप्शनिस्ट > receptionist
ಸ್ವಾಗತಕಾರ > receptionist
रिमोट > remot
ರಿಮೋಟ್ > remot
सेल्स > sale
ಮಾರಾಟ > sale
bikri > sale
सेल्समैन > salesman
ಮಾರಾಟಗಾರ > salesman
vikreta > salesman
स्कूल > school
ಶಾಲೆ > school
vidyalaya > school
सचिव > secretari
ಕಾರ್ಯದರ್ಶಿ > secretari
सुरक्षा > security
ಭದ್ರತೆ > security
suraksha > security
सुरक्षा गार्ड > security guard
ಭದ್ರತಾ ಸಿಬ್ಬಂದಿ > security guard
suraksha guard > security guard
दुकान > shop
ಅಂಗಡಿ > shop
dukan > shop
सॉफ्टवेयर > softwar
ಸಾಫ್ಟ್‌ವೇರ್ > softwar
सुपरवाइजर > supervisor
ಮೇಲ್ವಿಚಾರಕ > supervisor
झाड़ूवाला > sweeper
ಕಸಗುಡಿಸುವವರು > sweeper
jhaduwala > sweeper
दर्जी > tailor
ದರ್ಜಿ > tailor
darzi > tailor
शिक्षक > teacher
ಶಿಕ್ಷಕ > teacher
shikshak > teacher
तकनीशियन > technician
ತಂತ್ರಜ್ಞ > technician
टेलीकॉलर > telecal
ಟೆಲಿಕಾಲರ್ > telecal
प्रशिक्षक > trainer
ತರಬೇತುದಾರ > trainer
प्रशिक्षण > train
ತರಬೇತಿ > train
अनुवादक > translat
ಅನುವಾದಕ > translat
टाइपिंग > typing
ಟೈಪಿಂಗ್ > typing
टाइपिस्ट > typist
ಬೆರಳಚ್ಚುಗಾರ > typist
वेटर > waiter
ವೇಟರ್ > waiter
गोदाम > warehous
ಗೋದಾಮು > warehous
godam > warehous
चौकीदार > watchman
ಕಾವಲುಗಾರ > watchman
chowkidar > watchman
वेल्डर > welder
ವೆಲ್ಡರ್ > welder
कर्मचारी > worker
ನೌಕರ > worker
karmchari > worker
वर्क फ्रॉम होम > workfromhom
ಮನೆಯಿಂದ ಕೆಲಸ > workfromhom
ghar se kaam > workfromhom
लेखक > writer
ಬರಹಗಾರ > writer
lekhak > writer
`);

describe('spellings and translations become index words', () => {
  test.each([...SPELLED, ...TRANSLATED])('%s: %s', (typed, expected) => {
    expect(words(typed)).toBe(expected);
    expect(words(`old ${typed} new`)).toBe(`old ${expected} new`);
  });

  test('every variant is the same as its target', () => {
    for (const [target, variants] of [...variantsIn(SPELLINGS), ...variantsIn(TRANSLATIONS)])
      expect([target, ...variants.map(words)]).toEqual([target, ...variants.map(() => words(target))]);
  });

  test('no variant is listed twice', () => {
    const all = [...variantsIn(SPELLINGS), ...variantsIn(TRANSLATIONS)].flatMap(([, variants]) => variants);
    expect(all.filter((variant, index) => all.indexOf(variant) !== index)).toEqual([]);
  });

  test('every entry is tried', () => {
    const variants = (entries: Readonly<Record<string, string>>) =>
      variantsIn(entries).map(([, names]) => names);
    expect(without(SPELLED, variants(SPELLINGS))).toEqual([]);
    expect(without(TRANSLATED, variants(TRANSLATIONS))).toEqual([]);
  });
});

const APART = rows(`
accessible > access
accountable > account
ad > add
add > ad
animal > animation
applicable > application
applicant > application
assistant > assistance
audition > audit
author > authority
authority > author
authorization > author
beautiful > beauty
bus > business
busy > business
community > communication
computer > computing
constructive > construction
controller > control
conversion > conversations
corporation > corporate
counselling > counsel
customer > custom
customs > custom
designate > design
designation > design
doctorate > doctors
edition > editing
elevator > elevate
engine > engineer
evening > even
excel > excellent
excellence > excellent
excellent > excellence
executive > execution
experiment > experience
fabrication > fabric
fitness > fit
gas > game
general > generation
generation > generous
generative > generation
generator > generation
generic > generation
generous > generation
going > go
hospital > hospitality
hospitality > hospital
importance > important
important > importance
installment > installation
instrumental > instrumentation
integral > integration
integrity > integration
intern > internal
internal > international
international > internal
internship > intern
java > javascript
localization > local
mechanic > mechanical
mechanism > mechanical
medication > medical
navy > navi
news > new
objective > object
operator > operations
officer > office
organic > organization
organization > organic
personal > person
personality > person
personalize > person
physical > physics
physics > physical
positive > position
production > product
productivity > product
publication > public
relation > related
resident > reside
responsible > response
responsive > responsibilities
security > secure
securities > security
staffing > staff
succession > success
tailored > tailor
transformer > transforming
typing > type
universal > university
university > universal
use > us
utility > utilize
wellness > well
`);

describe('words that only look alike', () => {
  test.each(APART)('%s is not %s', (word, other) => {
    expect(other).not.toBe('');
    expect(words(word)).toBe(word);
    expect(words(other)).not.toBe(words(word));
  });

  test('every form is its word', () => {
    for (const line of WHOLE_WORDS) {
      const [word = '', ...forms] = line.split(' ');
      for (const form of forms) expect([form, words(form)]).toEqual([form, word]);
    }
  });

  test('every entry is tried', () => {
    expect(
      without(
        APART,
        WHOLE_WORDS.map((line) => line.split(' ').slice(0, 1)),
      ),
    ).toEqual([]);
  });
});

const labels = (query: string) =>
  searchTerms(query).flatMap(({ alternatives }) => alternatives.map(({ label }) => label));

const ABBREVIATED = rows(`
asm > area sales manager
ba > business analyst
bda > business development associate
bde > business development executive
dev > developer
team lead > team leader
bdm > business development manager
bdr > business development representative
bpo > business process outsourcing
cce > customer care executive
ceo > chief executive officer
cfo > chief financial officer
coo > chief operating officer
cre > customer relationship executive
crm > customer relationship management
cro > customer relationship officer
csa > customer service associate
cse > customer support executive
csm > customer success manager
csr > customer service representative
cto > chief technology officer
deo > data entry operator
ea > executive assistant
foe > front office executive
hr > human resources
hrbp > HR business partner
kam > key account manager
kpo > knowledge process outsourcing
mis > management information system
mt > management trainee
pa > personal assistant
pm > project manager
pmo > project management office
rm > relationship manager
sdr > sales development representative
spoc > single point of contact
ta > talent acquisition
tl > team leader
tpa > third party administrator
tsm > territory sales manager
vp > vice president
dm > digital marketing
ppc > pay per click
sem > search engine marketing
seo > search engine optimization
smm > social media marketing
ai > artificial intelligence
bi > business intelligence
dba > database administrator
dsa > data structures and algorithms
erp > enterprise resource planning
etl > extract transform load
genai > generative AI
it > information technology
ml > machine learning
mern > mongodb express react nodejs
nlp > natural language processing
noc > network operations center
qa > quality assurance
qc > quality control
rpa > robotic process automation
sde > software developer
sdet > software development engineer in test
soc > security operations center
sre > site reliability engineer
ui > user interface
ux > user experience
ui ux > user experience
sap abap > advanced business application programming
sap basis > SAP administrator
sap fico > SAP finance
sap hcm > SAP HR
sap mm > SAP materials management
sap pm > SAP plant maintenance
sap pp > SAP production planning
sap qm > SAP quality management
sap sd > SAP sales and distribution
ap > accounts payable
ar > accounts receivable
ca > chartered accountant
cma > cost accountant
cs > company secretary
fp&a > financial planning and analysis
gst > goods and services tax
kyc > know your customer
aml > anti money laundering
llb > bachelor of law
tds > tax deducted at source
ac technician > air conditioning technician
bim > building information modeling
cad > computer aided design
cnc > computer numerical control
ehs > environment health and safety
hvac > heating ventilation and air conditioning
iti > industrial training institute
mep > mechanical electrical plumbing
plc > programmable logic controller
qs > quantity surveyor
scm > supply chain management
vmc > vertical machining center
anm > auxiliary nurse midwife
bams > ayurvedic doctor
bds > dentist
bhms > homeopathic doctor
bmlt > lab technician
bpt > physiotherapist
cssd > sterile supply technician
dmlt > lab technician
gda > general duty assistant
gnm > general nursing and midwifery
icu > intensive care unit
mbbs > medical officer
mlt > medical lab technician
mr > medical representative
opd > outpatient department
ot technician > operation theatre technician
ot > operation theatre
rmo > resident medical officer
b.ed > bachelor of education
d.el.ed > diploma in elementary education
ntt > nursery teacher training
pgt > post graduate teacher
prt > primary teacher
pti > physical education teacher
tgt > trained graduate teacher
`);

describe('abbreviations stand for phrases, and the reverse', () => {
  test.each(ABBREVIATED)('%s: %s', (short, meaning) => {
    expect(searchTerms(short)).toHaveLength(1);
    expect(labels(short)).toContain(meaning);
    expect(labels(meaning).map((label) => label.toLowerCase())).toContain(short);
  });

  test('every entry is tried', () => {
    expect(
      without(
        ABBREVIATED,
        ABBREVIATIONS.map(([short]) => [short]),
      ),
    ).toEqual([]);
  });
});

const RELATED = rows(`
telecaller > BPO
customer care > customer support
customer support executive > customer service executive
receptionist > front office executive
data entry > computer operator
back office > office assistant
admin executive > office administrator
typing > data entry
office boy > peon
executive assistant > personal assistant
mis executive > data analyst
sales executive > field sales
sales manager > business development manager
salesman > sales executive
inside sales > telesales
relationship manager > relationship officer
medical representative > pharma sales
marketing executive > field marketing
digital marketing > SEO
content writer > copywriter
graphic designer > visual designer
ui designer > UX designer
video editor > motion graphics
hr > recruiter
hr executive > HR generalist
hr manager > HR business partner
accountant > bookkeeper
chartered accountant > finance manager
auditor > audit executive
tax consultant > GST executive
cashier > billing executive
collection executive > recovery agent
insurance advisor > insurance agent
loan officer > credit officer
software developer > software engineer
developer > programmer
web developer > frontend developer
frontend developer > UI developer
backend developer > nodejs developer
fullstack developer > MERN stack developer
mobile developer > android developer
data scientist > machine learning engineer
data analyst > business analyst
data engineer > ETL developer
devops engineer > cloud engineer
tester > QA engineer
system administrator > IT administrator
network engineer > network administrator
desktop support > IT support
database administrator > SQL developer
scrum master > agile coach
nurse > ANM
caregiver > caretaker
pharmacist > pharmacy assistant
lab technician > laboratory technician
doctor > physician
physiotherapist > physical therapist
dietitian > nutritionist
medical coder > medical billing
teacher > faculty
professor > lecturer
counsellor > student advisor
nursery teacher > preschool teacher
primary teacher > elementary teacher
driver > chauffeur
delivery boy > rider
delivery > rider
warehouse > storekeeper
warehouse associate > picker
store manager > retail manager
logistics executive > supply chain executive
purchase executive > procurement executive
packing > packer
electrician > wireman
plumber > pipe fitter
carpenter > furniture maker
mechanic > automobile technician
ac technician > HVAC technician
welder > fabricator
fitter > assembly operator
machine operator > CNC operator
turner > machinist
production engineer > manufacturing engineer
maintenance engineer > maintenance technician
quality engineer > quality inspector
civil engineer > site engineer
draftsman > AutoCAD designer
electrical engineer > electrical supervisor
graduate engineer trainee > diploma engineer trainee
safety officer > EHS officer
labour > helper
security guard > watchman
housekeeping > cleaner
maid > domestic helper
nanny > babysitter
cook > chef
waiter > steward
beautician > makeup artist
tailor > sewing machine operator
gym trainer > fitness trainer
lawyer > advocate
travel consultant > tour executive
cabin crew > air hostess
event manager > event coordinator
intern > internship
`);

describe('a title brings related ones along', () => {
  test.each(RELATED)('%s: %s', (title, other) => {
    expect(searchTerms(title)).toHaveLength(1);
    expect(labels(title)).toContain(other);
  });

  test('every entry is tried, and every title is one term', () => {
    expect(without(RELATED, FAMILIES)).toEqual([]);
    expect(FAMILIES.flat().filter((title) => searchTerms(title).length !== 1)).toEqual([]);
  });

  test('a family is symmetric: who sees another is seen by it, unless one contains the other', () => {
    expect(labels('peon')).toContain('office boy');
    expect(labels('watchman')).toContain('security guard');
    expect(labels('rider')).toContain('delivery boy');
    expect(labels('nurse')).not.toContain('staff nurse');
  });
});

const CHOOSING = rows(`
work from home > mode remote
work form home > mode remote
home based > mode remote
remote > mode remote
घर से काम > mode remote
ghar se kaam > mode remote
hybrid > mode hybrid
on site > mode on-site
work from office > mode on-site
full time > type full-time
फुल टाइम > type full-time
part time > type part-time
पार्ट टाइम > type part-time
on contract > type contract
contractual > type contract
contract > type contract
temporary > type temporary
internship > type internship
fresher > years 0,0
fresh graduate > years 0,0
no experience > years 0,0
without experience > years 0,0
फ्रेशर > years 0,0
10th pass > education class-10
10th class pass > education class-10
10th 12th pass > education class-10
ssc pass > education class-10
10वीं पास > education class-10
10th > education class-10
12th pass > education class-12
class 12 pass > education class-12
plus two > education class-12
12वीं पास > education class-12
12th > education class-12
iti > education diploma
diploma holder > education diploma
diploma > education diploma
any graduate > education graduate
graduate > education graduate
post graduate > education postgraduate
walk in > walkIn yes
walk in interview > walkIn yes
walkin drive > walkIn yes
`);

describe('words are wishes', () => {
  test.each(CHOOSING)('%s: %s', (typed, expected) => {
    const { wishes } = understand(typed, NO_FILTERS);
    expect(Object.entries(wishes).map(([name, wish]) => `${name} ${String(wish)}`)).toEqual([expected]);
  });

  test('every phrase chooses what its entry says', () => {
    for (const { phrases, wishes } of FACETS)
      for (const phrase of phrases)
        expect([phrase, understand(phrase, NO_FILTERS).wishes]).toEqual([phrase, wishes]);
  });

  test('every entry is tried', () => {
    expect(
      without(
        CHOOSING,
        FACETS.map(({ phrases }) => phrases),
      ),
    ).toEqual([]);
  });
});

test.each([...FILLERS, ...FILLER_PHRASES])('%s says nothing', (filler) => {
  expect(understand(`driver ${filler} cook`, NO_FILTERS).keyword).toBe('driver cook');
});
